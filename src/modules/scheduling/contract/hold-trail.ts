/** What a day's trail calls a held time. */
export const holdField = (holdId: string): string => `holds.${holdId}`;

/** Under which name an event of the trail has a held time as it was given back. */
export const ENDED_HOLD = 'endedHold';
