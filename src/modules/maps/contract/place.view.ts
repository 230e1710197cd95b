import type { PlacePrecision } from '#kernel/place-precision.js';

/** A place that a search found. */
export interface PlaceView {
  placeId: string;
  /** One line for the list of suggestions. */
  description: string;
  normalizedStreetAddress: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  precision: PlacePrecision;
  /** There only where the zip was not typed: it is that of the middle of a town that has several. */
  zipGuessed?: true;
}

/** A drive from one position to another. */
export interface LegView {
  miles: number;
  hours: number;
  /** Estimated from the distance, not routed. */
  approximate: boolean;
}
