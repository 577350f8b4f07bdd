import Workbook
print(Step.allCases.count)
