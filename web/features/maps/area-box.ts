import { AREA_DEGREES, type AreaBox } from '#modules/maps/contract/area.view.js';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';

/** Boxes end at multiples of this, in degrees, so that a small step over the map asks for nothing new. */
const GRID = 0.5;

const down = (degrees: number): number => Math.floor(degrees / GRID) * GRID;
const up = (degrees: number): number => Math.ceil(degrees / GRID) * GRID;

/** The box to ask for so that all of `seen` is in it; null where that is too much to be named. */
export function areaAround(seen: AreaBox): AreaBox | null {
  const box = {
    south: Math.max(-90, down(seen.south)),
    west: Math.max(-180, down(seen.west)),
    north: Math.min(90, up(seen.north)),
    east: Math.min(180, up(seen.east)),
  };
  const [high, wide] = [box.north - box.south, box.east - box.west];
  return high > 0 && wide > 0 && high <= AREA_DEGREES && wide <= AREA_DEGREES ? box : null;
}

/** The smallest box that holds all of these; null if there are none. */
export function boxOf(places: readonly LatLng[]): AreaBox | null {
  if (places.length === 0) return null;
  const [lats, lngs] = [
    places.map(({ latitude }) => latitude),
    places.map(({ longitude }) => longitude),
  ];
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}
