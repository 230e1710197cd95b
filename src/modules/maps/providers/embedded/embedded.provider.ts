import { approximateLeg } from '../../domain/approximate-leg.js';
import type { DriveStart } from '../../domain/approximate-leg.js';
import type { Coordinates } from '../../domain/miles-between.js';
import type { DrivenLeg, MapImage, MapProvider } from '../map-provider.js';
import type { Place } from '../place.js';
import { EmbeddedPlaces } from './embedded-places.js';

/** Needs no network: bundled addresses, legs by rule (R-DRIVE-9), no pictures. */
export class EmbeddedProvider implements MapProvider {
  private loaded: EmbeddedPlaces | undefined;

  async searchPlaces(text: string, near: Coordinates | null, limit: number): Promise<Place[]> {
    return this.places.search(text, near, limit);
  }

  async geocode(address: string): Promise<Place | null> {
    return this.places.geocode(address);
  }

  async leg(from: Coordinates, to: Coordinates, start: DriveStart): Promise<DrivenLeg | null> {
    return { ...approximateLeg(from, to, start), approximate: true };
  }

  async streetView(): Promise<MapImage | null> {
    return null;
  }

  /** Read on first use: a process that never looks up an address never holds them. */
  private get places(): EmbeddedPlaces {
    this.loaded ??= new EmbeddedPlaces();
    return this.loaded;
  }
}
