/** Ends a warning of the estimate when legs are missing. */
const NOT_REFRESHED = ' so estimate will not have refreshed drivetimes.';

export const LEGS_UNKNOWN = `Drive times are not known yet,${NOT_REFRESHED}`;
