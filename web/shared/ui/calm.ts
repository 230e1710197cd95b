/**
 * How long a dialog takes no clicks after it opened, in milliseconds: the second click of a double click was
 * meant for what lay there before.
 */
export const CALM_MS = 400;
