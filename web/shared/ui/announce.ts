import { pageStore } from '../store';
import { announced } from './announcements-slice';

/** Tells those who listen to the screen instead of looking at it. */
export const announce = (text: string): void => void pageStore().dispatch(announced(text));
