/**
 * The pre-save checks in the order in which failing ones are joined (by line breaks) into the
 * message of PRE_SAVE_CHECKS (R-SAVE-5).
 */
export const PRE_SAVE_SENTENCES = {
  name: 'Customer must have a name.',
  date: 'Move activities must have a date specified.',
  squareFeet: 'The location square footage value must be a number.',
  startHour: 'Moves must start between 7am and 5pm.',
  moverCount: 'Mover counts must be either 2 or 3',
  crewMismatch: "The number of assigned movers doesn't match the number of requested movers.",
  sameDay: 'Cannot have multiple move activities on the same day.',
  storageDimensions: 'At least one location of type Storage has invalid dimensions .',
} as const;
export type PreSaveCheck = keyof typeof PRE_SAVE_SENTENCES;
export const PRE_SAVE_ORDER = Object.keys(PRE_SAVE_SENTENCES) as PreSaveCheck[];
