import type { MapsConfigView } from '#modules/access/contract/access.view.js';

/** What a map is drawn from, as the server says. */
export interface MapSource {
  /** `{z}/{x}/{y}` template of this server; null: the drawing alone. */
  tileUrl: string | null;
  /** What the tiles are; undefined: pictures from far to near. */
  tiles: MapsConfigView['tiles'];
  /** Who must be credited for the tiles. */
  attribution: string;
}

/** Who the drawing is from; its zip areas are no official borders. */
export const OF_THE_DRAWING =
  'Drawing: U.S. Census Bureau, Natural Earth, GeoNames. Zip areas are approximate.';
