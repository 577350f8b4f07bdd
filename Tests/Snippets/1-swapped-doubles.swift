// Says: **Latitude and longitude** are both `Double`. The compiler sees no difference when they are
// swapped.
import Scenario

func turned(_ place: Coordinate) -> Coordinate {
  Coordinate(latitude: place.longitude, longitude: place.latitude)
}
