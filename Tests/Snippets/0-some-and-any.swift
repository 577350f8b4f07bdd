// Says: `some BusinessSearchClient` as a parameter means: a value of one conforming type, whichever the
// caller has.
// Says: `any BusinessSearchClient` is the type of a variable that can hold a value of any conforming type.
// Says: So every `RankedSearch` has the same type, whatever client is inside.
import AdapterPattern
import CafeService
import DecoratorPattern
import Scenario
import YelpAPI

func ranked(_ inner: some BusinessSearchClient) -> RankedSearch { RankedSearch(inner) }

func both(_ yelp: YLPClientAdapter, _ service: Service) -> [RankedSearch] {
  var client: any BusinessSearchClient = yelp
  client = service
  return [ranked(yelp), ranked(service), ranked(client)]
}
