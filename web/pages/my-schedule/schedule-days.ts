import { pickFields } from '#kernel/record-of.js';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import type {
  ScheduleDayView,
  ScheduleOperationView,
  ScheduleView,
} from '#modules/scheduling/contract/schedule.view.js';
import type { JobActual } from '../../features/actuals';

/** What a crew must know of a stop; never a price. */
const STOP_FIELDS = [
  'typeOfWOrk',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'zone',
  'locationType',
  'stories',
  'floor',
  'hasElevator',
  'distanceToDoor',
  'parkingType',
  'gateCode',
  'notes',
  'isProblem',
] as const satisfies readonly (keyof BookingStopView)[];

/** A job as this page shows it, and as it is kept for a time without a network. */
export interface ShownJob extends Omit<ScheduleOperationView, 'activityId' | 'actual'> {
  /** `null`: a process of the release before answered, which knows nothing of it. */
  actual: JobActual | null;
}

export interface ShownDay extends Omit<ScheduleDayView, 'operations'> {
  operations: ShownJob[];
}

/** By `YYYY-MM-DD`, as ScheduleView. */
export type ShownDays = Record<string, ShownDay>;

const shownStop = (stop: BookingStopView): BookingStopView => pickFields(stop, STOP_FIELDS);

function shownActual(actual: ActualView): JobActual {
  const { version, state, breakMinutes, extraMinutes } = actual;
  const { leftYard, started, finished, backYard } = actual;
  return { version, state, breakMinutes, extraMinutes, leftYard, started, finished, backYard };
}

/** Field by field: what is added to the answer later is not kept on phones by itself. */
function shownJob(view: ScheduleOperationView): ShownJob {
  const { _id, arrive, depart, fromJobBefore, start, end, moveId } = view;
  const { earlyStart, earlyStartNotes } = view;
  // While a release is put in place, processes of the one before still answer.
  const added: Partial<ScheduleOperationView> = view;
  const { customerName = '', moverCount = 0, hoursP50 = null, stops = [], actual } = added;
  return {
    ...{ _id, arrive, depart, start, end, moveId, earlyStart, earlyStartNotes },
    ...(fromJobBefore ? { fromJobBefore } : {}),
    ...{ customerName, moverCount, hoursP50 },
    stops: stops.map(shownStop),
    actual: actual ? shownActual(actual) : null,
  };
}

function shownDay(day: ScheduleDayView): ShownDay {
  const { branchName, timezone, truckName, position, onCall, off, operations } = day;
  const { actingManagerId, supportManagerId, actingManager, supportManager } = day;
  return {
    ...{ branchName, timezone, truckName, position, onCall },
    ...{ actingManagerId, supportManagerId, actingManager, supportManager },
    ...(off ? { off } : {}),
    operations: operations.map(shownJob),
  };
}

/** A schedule with what its pages show, and nothing else. */
export const shownDays = (view: ScheduleView): ShownDays =>
  Object.fromEntries(Object.entries(view).map(([day, entry]) => [day, shownDay(entry)]));
