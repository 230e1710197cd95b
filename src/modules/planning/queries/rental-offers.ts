import { createHash } from 'node:crypto';
import type { PlannedDay } from '#modules/scheduling/contract/planned-day.js';
import { offeredTruck, type PlanTruck } from '../domain/plan-day.js';
import { MOST_RENTALS } from '../contract/proposal-terms.js';

const QUARTER = 15;
const ID_LENGTH = 24;

/** The same of the same day, so that the same board has the same answer. */
const idOf = (branchId: string, day: string, nth: number): string =>
  createHash('sha256').update(`rental ${branchId} ${day} ${nth}`).digest('hex').slice(0, ID_LENGTH);

/**
 * Trucks that may be rented for a day, under ids and names that nothing has.
 * @param now minutes after midnight of the day; 0 on days to come
 * @param leadMinutes how long it takes until one is there
 */
export function rentalOffers(
  { assignment, day, trucks }: PlannedDay,
  now: number,
  leadMinutes: number,
): PlanTruck[] {
  const ids = new Set(trucks.map(({ _id }) => _id));
  const names = new Set(trucks.map(({ name }) => name.toLowerCase()));
  const from = now > 0 ? Math.ceil((now + leadMinutes) / QUARTER) * QUARTER : 0;
  const offers: PlanTruck[] = [];
  for (let nth = 1; offers.length < MOST_RENTALS; nth += 1) {
    const [id, name] = [idOf(assignment.branchId, day, nth), `Rental_${nth}`];
    if (ids.has(id) || names.has(name.toLowerCase())) continue;
    offers.push(offeredTruck({ id, name, hasLift: true }, from));
  }
  return offers;
}
