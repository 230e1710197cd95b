/** The maps services that a company can choose from. */
export const MAPS_PROVIDERS = ['embedded', 'google', 'osrm'] as const;
export type MapsProvider = (typeof MAPS_PROVIDERS)[number];
