#!/bin/bash
# Moodle's VPL starts this script in the folder of the student's files. The execution server has the workbook.
workbook=${WORKBOOK:-/opt/five-wrappers}
katas=${KATAS:-classic-sign-in}

[ ! -f vpl_environment.sh ] || . ./vpl_environment.sh
cat >vpl_execution <<END
#!/bin/bash
export VPL_GRADEMAX='${VPL_GRADEMAX-}'
marks=\$(mktemp -d)
'$workbook/Scripts/grade' "\$PWD" --katas '$katas' --output "\$marks" --no-sandbox >/dev/null 2>"\$marks/log"
cat "\$marks"/students/*/vpl.txt 2>/dev/null || {
  echo "Comment :=>>Your exercise could not be graded. Please tell your teacher: it is not your fault."
  cat "\$marks/log"
}
rm -rf "\$marks"
END
chmod +x vpl_execution
