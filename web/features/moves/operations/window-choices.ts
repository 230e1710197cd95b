import { instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { windowAt, WINDOW_LIMITS } from '#modules/moves/contract/arrival-window.js';
import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import { showTime } from '../../../shared/format';

const { first, last, step } = WINDOW_LIMITS;
const QUARTERS = Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);

/** At which times of a day a window may begin and end. */
export const windowChoices = (day: string, timezone: string): { value: string; label: string }[] =>
  QUARTERS.map((minutes) => {
    const moment = instantAt(day, minutes, timezone);
    return { value: moment.toISOString(), label: showTime(moment, timezone) };
  });

/** A window of that length from the start on, as far as the day allows. */
export function suggestedWindow(
  start: string,
  timezone: string,
  minutes: number,
): ArrivalWindowView {
  const at = wallMinutesOf(new Date(start), timezone);
  const from = Math.min(Math.max(Math.floor(at / step) * step, first), last - step);
  const on = { from, to: Math.min(from + minutes, last) };
  const window = windowAt(on, localDateOf(new Date(start), timezone), timezone);
  return { from: window.from.toISOString(), to: window.to.toISOString() };
}
