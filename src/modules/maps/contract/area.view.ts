/** How many degrees of latitude and of longitude GET /maps/area takes at most. */
export const AREA_DEGREES = 3;

/** A part of the map in degrees, its edges included. */
export interface AreaBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The center of a zip code's area. */
export interface ZipCenterView {
  zip: string;
  latitude: number;
  longitude: number;
}

/** A town at its most central zip code. */
export interface TownView {
  name: string;
  latitude: number;
  longitude: number;
  /** How many zip codes it has: a measure of its size. */
  zips: number;
}

/** Answer of GET /maps/area: what a map without tiles shows by name. */
export interface AreaView {
  /** By code. */
  zips: ZipCenterView[];
  /** The largest first. */
  towns: TownView[];
}
