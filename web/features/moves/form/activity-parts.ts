import { pickFields } from '#kernel/record-of.js';
import { ESTIMATED_FIGURES } from '#modules/moves/contract/estimating.js';

/** A copy of some fields of a thing; empty if the thing no longer exists. */
export const pick = <T extends object, Field extends keyof T>(
  thing: T | undefined,
  fields: readonly Field[],
): Pick<T, Field> => structuredClone(pickFields(thing, fields));

/** The fields that an estimate fills in. */
export const ESTIMATE_INPUTS = ESTIMATED_FIGURES;
export type EstimateInput = (typeof ESTIMATE_INPUTS)[number];

/** The fields that the money and the automated estimate of an activity depend on. */
export const ESTIMATED = ['_id', 'locations', 'figureOrigins', ...ESTIMATE_INPUTS] as const;
export type EstimatedPart = (typeof ESTIMATED)[number];

/** The fields that say when an activity is on the board. */
export const SCHEDULED = ['_id', 'activityDay', 'operations', 'requiresLift'] as const;
