import type { DriveStart } from '../domain/approximate-leg.js';
import type { Coordinates } from '../domain/miles-between.js';
import type { Place } from './place.js';

/** No drive in the country is longer; a service that says so is wrong. */
export const LONGEST_METERS = 15_000_000;
export const LONGEST_SECONDS = 1_000_000;

/** A drive from one point to the next. */
export interface DrivenLeg {
  miles: number;
  hours: number;
  /** Estimated by a rule instead of routed on roads. */
  approximate: boolean;
}

/** An image as its service sent it. */
export interface MapImage {
  contentType: string;
  bytes: Buffer;
}

/** A maps service. Every call of a remote one may throw RemoteFailure. */
export abstract class MapProvider {
  /** At most `limit` places for what a person has typed so far, best first, near ones preferred. */
  abstract searchPlaces(text: string, near: Coordinates | null, limit: number): Promise<Place[]>;

  /** The place that a full address means; null when there is none. */
  abstract geocode(address: string): Promise<Place | null>;

  /** Null when no road goes there. */
  abstract leg(from: Coordinates, to: Coordinates, start: DriveStart): Promise<DrivenLeg | null>;

  /** Null when there is no picture. */
  abstract streetView(position: Coordinates): Promise<MapImage | null>;
}
