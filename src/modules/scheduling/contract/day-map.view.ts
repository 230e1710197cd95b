/** A stop of a day's work as the map of the day needs it. */
export interface MapStopView {
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
  /** Degrees; both null while nobody knows where it is. */
  latitude: number | null;
  longitude: number | null;
}

/** The stops of one activity, in the order of travel. */
export interface MapActivityView {
  _id: string;
  stops: MapStopView[];
}

/** Answer of GET /movemanager/day_map/{date}/{branchId}: where the moves of a board go. */
export interface DayMapView {
  /** Where each truck begins and ends; degrees, both null while the branch has no position. */
  branch: { name: string; latitude: number | null; longitude: number | null };
  /** Those on the board that have stops. */
  activities: MapActivityView[];
}
