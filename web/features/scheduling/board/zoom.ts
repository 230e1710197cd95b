/** How wide a quarter hour is: the whole day in the window, or a fixed width. */
export const ZOOMS = ['fit', 'near', 'wide'] as const;
export type Zoom = (typeof ZOOMS)[number];

const KEY = 'emma.board.zoom';

export const rememberedZoom = (): Zoom => {
  const kept = localStorage.getItem(KEY);
  return ZOOMS.find((zoom) => zoom === kept) ?? 'fit';
};

export const rememberZoom = (zoom: Zoom): void => localStorage.setItem(KEY, zoom);

/** The next step, or the same one at the end. */
export const stepZoom = (zoom: Zoom, step: -1 | 1): Zoom =>
  ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom;
