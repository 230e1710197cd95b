import { invalidFields } from '#kernel/domain-error.js';
import { hasCrewMismatch } from '#modules/moves/contract/activity-rules.js';
import type { StartLimits } from '../contract/retiming.view.js';
import { startOutside, withHours } from './retiming.js';
import type { JobTimes, OnDay, WantedHours } from './retiming.js';

/** What is known of an operation that goes to another day or other hours. */
export interface KnownOperation {
  operationId: string;
  moverCount: number;
  /** Off its truck its drives follow the legs. */
  timesOffTruck: JobTimes;
}

/** When somebody wants an operation, and on which truck. */
export interface WantedPart extends WantedHours {
  operationId: string;
  /** Null leaves it unbooked. */
  truckId: string | null;
  /** Without a truck: on the row Unassigned Moves. */
  unassigned?: boolean;
}

export interface PlannedPart<Operation extends KnownOperation> {
  operation: Operation;
  times: JobTimes;
  truckId: string | null;
  unassigned: boolean;
  /** Between which starts it may choose; null where it may start as planned. */
  limits: StartLimits | null;
}

const EACH_ONCE = 'Name each operation of the activity once';

/** @throws DomainError 400 where one is named twice; it needs no look at the activity */
export function requireDistinct(wanted: readonly WantedPart[]): void {
  if (new Set(wanted.map(({ operationId }) => operationId)).size < wanted.length)
    throw notEachOnce();
}

/**
 * Each operation of an activity as it is to be on a day.
 * @throws DomainError 400 unless each is named once
 */
export function plannedParts<Operation extends KnownOperation>(
  operations: readonly Operation[],
  wanted: readonly WantedPart[],
  on: OnDay,
): PlannedPart<Operation>[] {
  requireDistinct(wanted);
  if (wanted.length !== operations.length) throw notEachOnce();
  return wanted.map((part) => {
    const operation = operations.find(({ operationId }) => operationId === part.operationId);
    if (!operation) throw notEachOnce();
    const { timesOffTruck: now } = operation;
    const times = withHours(now, part, on);
    const limits = startOutside(times, now.date, on.timezone);
    const { truckId, unassigned = false } = part;
    return { operation, times, truckId, unassigned: unassigned && truckId === null, limits };
  });
}

const notEachOnce = (): Error => invalidFields([{ path: 'operations', message: EACH_ONCE }]);

/** Whether the activity would be complete with other movers than were asked for (R-MOVE-11). */
export const wouldMismatch = (
  { truckCount, numMovers }: { truckCount: number; numMovers: number },
  parts: readonly Pick<PlannedPart<KnownOperation>, 'operation' | 'truckId'>[],
): boolean =>
  hasCrewMismatch(
    parts.map(({ operation: { moverCount }, truckId: truck }) => ({ moverCount, truck })),
    truckCount,
    numMovers,
  );
