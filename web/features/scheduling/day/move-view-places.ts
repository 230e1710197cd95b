import { showDay, type Day } from '../../../shared/format';

/** The board of today or of a day, and a day on paper. */
const MOVE_VIEW = /^\/emma\/move(\/\d{4}-\d{2}-\d{2}(\/print)?)?$/;

/** Whether a place is the move view of a branch: of the one in view where it names none. */
export const isMoveViewOf = (
  branchId: string,
  { pathname, search }: { pathname: string; search: string },
): boolean =>
  MOVE_VIEW.test(pathname) &&
  (new URLSearchParams(search).get('branchId') ?? branchId) === branchId;

/** A day of the visit that still has moves without a truck. */
export interface WaitingDay {
  day: Day;
  moves: number;
}

/** `Feb 3: 1 move`, with the year where it is another one than today's. */
export function waitingWords({ day, moves }: WaitingDay, today: Day): string {
  const named =
    day.slice(0, 4) === today.slice(0, 4)
      ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
          ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
        })
      : showDay(day);
  return `${named}: ${moves} ${moves === 1 ? 'move' : 'moves'}`;
}
