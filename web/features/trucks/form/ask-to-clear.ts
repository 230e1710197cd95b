import { showDay } from '../../../shared/format';
import { apiErrorOf } from '../../../shared/api';
import { confirm } from '../../../shared/ui';

/** Days named one by one; more are only counted. */
const NAMED = 10;

/** `3 days: 11/21/2026, …`. */
function daysInWords(dates: readonly string[]): string {
  const count = `${dates.length} ${dates.length === 1 ? 'day' : 'days'}`;
  const more = dates.length > NAMED ? ' and more' : '';
  return `${count}: ${dates.slice(0, NAMED).map(showDay).join(', ')}${more}`;
}

const datesOf = (error: unknown): string[] => {
  const { code, details } = apiErrorOf(error);
  const { dates } = details;
  return code === 'OUTSTANDING_BOOKINGS' && Array.isArray(dates) ? dates.map(String) : [];
};

/**
 * Runs a call; where bookings are in its way, asks whether they may become unassigned and runs it
 * again with `clear`.
 * @returns what the call gave and whether bookings were cleared; null when the person said no
 * @throws what the call threw otherwise
 */
export async function askToClear<Answer>(
  call: (clear?: true) => Promise<Answer>,
): Promise<{ answer: Answer; cleared: boolean } | null> {
  try {
    return { answer: await call(), cleared: false };
  } catch (error) {
    const dates = datesOf(error);
    if (dates.length === 0) throw error;
    const agreed = await confirm({
      title: 'This truck has bookings',
      message: `It has bookings on ${daysInWords(dates)}.\nThey become unassigned, and the seats of its crews are freed.`,
      confirmLabel: 'Unassign them',
      danger: true,
    });
    return agreed ? { answer: await call(true), cleared: true } : null;
  }
}
