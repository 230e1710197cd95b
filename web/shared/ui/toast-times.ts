/** How long a toast stays. */
export const TOAST_MS = 1500;
/** One with a button stays longer: a hand has to reach it. */
export const UNDO_TOAST_MS = 8000;
