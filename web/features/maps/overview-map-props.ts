import type { LatLng } from '#modules/maps/contract/lat-lng.js';

/** A place on the map. */
export interface MapPoint {
  /** Unique on the map. */
  id: string;
  /** What stands out together: the stops of a move. */
  group: string;
  position: LatLng;
  /** What it is, for those who cannot see it; shown when the pointer rests on it. */
  label: string;
  /** One or two signs inside it. */
  sign: string;
  /** A hexadecimal color. */
  color: string;
}

/** A straight way between two places. */
export interface MapWay {
  group: string;
  from: LatLng;
  to: LatLng;
  color: string;
  /** To or from the branch: thin and broken. */
  isDrive: boolean;
  /** Pixels beside the straight line, where several trucks have the same way. */
  aside: number;
}

export interface OverviewMapProps {
  /** What it shows, for those who cannot see it; no other map of the page has it. */
  name: string;
  points: readonly MapPoint[];
  ways?: readonly MapWay[];
  /** Zip code to the color of its area. */
  zipColors?: ReadonlyMap<string, string>;
  /** What is to be seen besides the points. */
  around?: readonly LatLng[];
  /** The map goes to its places when this changes; after that a person moves it. */
  shows: string;
  /** The group that stands out. */
  lit?: string | null;
  /** The pointer is on something of this group, or on nothing anymore. */
  onLight?: (group: string | null) => void;
  /** A click on something of this group. */
  onChoose?: (group: string) => void;
  /** It is as high as what is around it, which does not scroll. */
  fills?: boolean;
}
