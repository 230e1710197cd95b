import { figure, type Figure } from '../figure.js';

/** Handling time that a person enters for a stop, as rows, bodies and forms have it. */
export interface CurrentEstimate {
  hours?: Figure;
  minutes?: Figure;
  overrideReason?: string | null;
}

export const MINUTES_AN_HOUR = 60;
/** More would be another hour. */
export const MOST_MINUTES = MINUTES_AN_HOUR - 1;

/** Whether hours or minutes are entered at all; 0 counts as entered, an empty field does not. */
export const hasTimeByHand = (entered: CurrentEstimate | null | undefined): boolean =>
  figure(entered?.hours) !== null || figure(entered?.minutes) !== null;

/** Whether there is neither a number nor a reason. */
export const isBlankByHand = (entered: CurrentEstimate): boolean =>
  !hasTimeByHand(entered) && !entered.overrideReason?.trim();

/**
 * Minutes that a person entered for a stop's handling. `null`, so that the computed time applies,
 * if there is no number, or no reason for it yet.
 */
export function minutesByHand(entered: CurrentEstimate | null | undefined): number | null {
  if (!entered || !hasTimeByHand(entered) || !entered.overrideReason?.trim()) return null;
  return (figure(entered.hours) ?? 0) * MINUTES_AN_HOUR + (figure(entered.minutes) ?? 0);
}
