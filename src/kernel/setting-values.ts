/** The values of a setting that switches something. */
export const ON_OFF = ['on', 'off'] as const;
export type OnOff = (typeof ON_OFF)[number];

/** The maps services that a company can choose from. */
export const MAPS_PROVIDERS = ['embedded', 'google', 'osrm'] as const;
export type MapsProvider = (typeof MAPS_PROVIDERS)[number];

/** What tiles of a map are: pictures, or shapes that the page draws itself. */
export type TileKind = 'raster' | 'vector';
