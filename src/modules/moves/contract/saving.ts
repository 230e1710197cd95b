import * as confirms from '../domain/saving/save-confirms.js';
import type { ConfirmedOnSave } from '../domain/saving/save-confirms.js';
import { workInside } from './work-on-wire.js';
import type { WorkOnWire } from './work-on-wire.js';

export { DRIVE_BUFFER_QUESTION } from '../domain/saving/save-confirms.js';
export { isStorageDimensions } from '../domain/dimensions.js';
export { hasSharedDay, preSaveMessage } from '../domain/saving/pre-save-checks.js';
export { PRE_SAVE_SENTENCES } from '../domain/saving/pre-save-sentences.js';

/** An activity as the page is about to save it. */
type TypedActivity = Omit<ConfirmedOnSave, 'locations'> & { locations: readonly WorkOnWire[] };

/** The questions to ask before a save, in their order. */
export const saveQuestions = (activities: readonly TypedActivity[]): string[] =>
  confirms.saveQuestions(
    activities.map(({ locations, ...activity }) => ({
      ...activity,
      locations: locations.map(workInside),
    })),
  );
