/**
 * Fields that a reduced reader (mover, team lead) never receives, wherever they are in a customer,
 * a day view, a zip zone or a live change: the keys are absent (R-ACCESS-15).
 */
export const REDUCED_FIELDS = [
  'rate',
  'moveRate',
  'totalHourlyRate',
  'totalTripFees',
  'totalPacking',
  'estCost',
  'estCostMin',
  'estTotalCost',
  'estTotalCostMin',
  'curTotalEstimate',
  'curTotalEstimateMin',
  'actualPrice',
  'previousActualPrice',
  'useFee',
  'tripFee',
  'startingTripFee',
  'endingTripFee',
  'packingEstCost',
  'email',
  'altEmail',
  'referredBy',
] as const;

/** Also hidden, but only at the customer's own level: notes of activities and stops stay. */
const REDUCED_CUSTOMER_FIELDS = ['notes', 'history'] as const;

/** Also hidden, but only inside the customer's `move`. */
const REDUCED_MOVE_FIELDS = ['emails'] as const;

const HIDDEN: ReadonlySet<string> = new Set(REDUCED_FIELDS);

/** Anything that serializes itself (a date, JSON already written) has none of these fields. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]' && !('toJSON' in (value as object));

const without = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  const left: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (!HIDDEN.has(key)) left[key] = stripped(value[key]);
  }
  return left;
}

/** A copy of any view without REDUCED_FIELDS at any depth. */
export const reducedView = <T>(view: T): Partial<T> => stripped(view) as Partial<T>;

const withoutReason = ({ employee }: Record<string, unknown>): object => ({ employee });

/** A change of a board for those who don't dispatch: who is off, not why (R-CREW-13). */
export function withoutReasonsOff<T extends object>(change: T): T {
  const { assignment } = change as { assignment?: { off?: Record<string, unknown>[] } };
  if (!assignment?.off) return change;
  return { ...change, assignment: { ...assignment, off: assignment.off.map(withoutReason) } };
}

/** A copy of a whole customer (or of a change to one) as a reduced reader sees it. */
export function reducedCustomer<T extends object>(customer: T): Partial<T> {
  const plain = stripped(customer);
  if (!isRecord(plain)) return {};
  const own = without(plain, REDUCED_CUSTOMER_FIELDS);
  const move = isRecord(own.move) ? { move: without(own.move, REDUCED_MOVE_FIELDS) } : {};
  return { ...own, ...move } as Partial<T>;
}
