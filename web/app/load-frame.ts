/** The frame of every page below /emma. */
export const loadFrame = () => import('./frame/frame');
