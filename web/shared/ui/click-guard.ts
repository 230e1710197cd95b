/**
 * How long a dialog takes no clicks after it opened, in milliseconds: the second click of a double click was
 * meant for what lay there before.
 */
export const CLICK_GUARD_MS = 400;
