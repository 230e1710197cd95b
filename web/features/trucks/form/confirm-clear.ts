import { counted } from '#kernel/counted.js';
import type { OutstandingBookings } from '#modules/trucks/contract/truck-terms.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { showDay } from '../../../shared/format';
import { apiErrorOf } from '../../../shared/api';
import { confirm } from '../../../shared/ui';

/** Days named one by one; more are only counted. */
const NAMED = 10;

/** `3 bookings on 2 days: 11/21/2026, 11/23/2026`. */
function bookingsInLabel({ dates, bookings }: OutstandingBookings): string {
  const days = dates.length === 1 ? '' : `${counted(dates.length, 'day')}: `;
  const more = dates.length > NAMED ? ` and ${dates.length - NAMED} more` : '';
  const named = dates.slice(0, NAMED).map(showDay).join(', ');
  return `${counted(bookings, 'booking')} on ${days}${named}${more}`;
}

function bookingsIn(error: unknown): OutstandingBookings | null {
  const { code, details } = apiErrorOf(error);
  const { dates, bookings } = details;
  if (code !== 'OUTSTANDING_BOOKINGS' || !Array.isArray(dates)) return null;
  return { dates: dates.map(String), bookings: Number(bookings) };
}

/** What the plan desk knows for each of the days; a link leaves the truck as it is. */
const waysOf = (
  { _id, branchId }: Pick<TruckView, '_id' | 'branchId'>,
  { dates }: OutstandingBookings,
): { label: string; to: string }[] =>
  dates.map((date) => ({
    label: `Plan ${showDay(date)} without it`,
    to: `/emma/move/${date}?branchId=${branchId}&proposal=down-${_id}`,
  }));

/**
 * Runs a call; if bookings are in its way, asks whether they may become unassigned and runs it
 * again with `clear`.
 * @returns what the call returned and whether bookings were cleared; null when the person said no
 * @throws what the call threw otherwise
 */
export async function confirmClear<Answer>(
  truck: Pick<TruckView, '_id' | 'branchId'>,
  call: (clear?: true) => Promise<Answer>,
): Promise<{ answer: Answer; cleared: boolean } | null> {
  try {
    return { answer: await call(), cleared: false };
  } catch (error) {
    const outstanding = bookingsIn(error);
    if (!outstanding) throw error;
    const become = outstanding.bookings === 1 ? 'It becomes' : 'They become';
    const agreed = await confirm({
      title: 'This truck has bookings',
      message: `It has ${bookingsInLabel(outstanding)}.\n${become} unassigned, and the seats of its crews are freed.`,
      links: waysOf(truck, outstanding),
      linkedThings: 'days',
      confirmLabel: outstanding.bookings === 1 ? 'Unassign it' : 'Unassign them',
      danger: true,
    });
    return agreed ? { answer: await call(true), cleared: true } : null;
  }
}
