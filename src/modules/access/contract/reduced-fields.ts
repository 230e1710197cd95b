/**
 * Fields that a reduced reader (mover, team lead) never receives, wherever they stand in a
 * customer, a day view, a zip zone or a live change: the keys are absent (decisions, "Reduced").
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

const without = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !HIDDEN.has(key))
      .map(([key, inner]) => [key, stripped(inner)]),
  );
}

/** A copy of any view without REDUCED_FIELDS at any depth. */
export const reducedView = <T>(view: T): Partial<T> => stripped(view) as Partial<T>;

/** A copy of a whole customer (or of a change to one) as a reduced reader sees it. */
export function reducedCustomer<T extends object>(customer: T): Partial<T> {
  const plain = stripped(customer);
  if (!isRecord(plain)) return {};
  const own = without(plain, REDUCED_CUSTOMER_FIELDS);
  const move = isRecord(own.move) ? { move: without(own.move, REDUCED_MOVE_FIELDS) } : {};
  return { ...own, ...move } as Partial<T>;
}
