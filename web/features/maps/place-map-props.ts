import type { LatLng } from '#modules/maps/contract/lat-lng.js';

export interface PlaceMapProps {
  /** Where the pin is; null: no pin yet. */
  position: LatLng | null;
  /** What the pin marks, for those who cannot see it. */
  label: string;
  /** Lets the person drag the pin, or put it where they click. */
  onMove?: (position: LatLng) => void;
}
