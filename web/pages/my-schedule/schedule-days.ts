import { pickFields } from '#kernel/record-of.js';
import { PHONE_STOP_FIELDS, type OnPhones } from '#modules/moves/contract/stop-facts.js';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import type {
  ScheduleDayView,
  ScheduleManagerView,
  ScheduleOperationView,
  ScheduleView,
} from '#modules/scheduling/contract/schedule.view.js';
import type { JobActual } from '../../features/actuals';

/** Of each field of an answer, whether a phone keeps it: who adds one has to decide. */
type Decided<View> = { readonly [Name in keyof Required<View>]: OnPhones };

const DAY = {
  branchId: 'kept',
  branchName: 'kept',
  timezone: 'kept',
  truckName: 'kept',
  unavailableFrom: 'kept',
  standIn: 'kept',
  position: 'kept',
  onCall: 'kept',
  actingManagerId: 'kept',
  supportManagerId: 'kept',
  actingManager: 'kept',
  supportManager: 'kept',
  operations: 'kept',
  off: 'kept',
} as const satisfies Decided<ScheduleDayView>;

const JOB = {
  _id: 'kept',
  arrive: 'kept',
  depart: 'kept',
  fromJobBefore: 'kept',
  start: 'kept',
  end: 'kept',
  moveId: 'kept',
  earlyStart: 'kept',
  earlyStartNotes: 'kept',
  activityId: 'refused',
  customerName: 'kept',
  moverCount: 'kept',
  hoursP50: 'kept',
  expectedStart: 'kept',
  waitsFor: 'kept',
  stops: 'kept',
  actual: 'kept',
} as const satisfies Decided<ScheduleOperationView>;

const ACTUAL = {
  operation: 'refused',
  activity: 'refused',
  version: 'kept',
  state: 'kept',
  leftYard: 'kept',
  started: 'kept',
  finished: 'kept',
  backYard: 'kept',
  movers: 'refused',
  breakMinutes: 'kept',
  extraMinutes: 'kept',
  extraNote: 'refused',
  exceptional: 'refused',
  exceptionalWhy: 'refused',
  assumed: 'refused',
  source: 'refused',
  clockHours: 'refused',
  question: 'refused',
} as const satisfies Decided<ActualView>;

const MANAGER = { name: 'kept', phone: 'kept' } as const satisfies Decided<ScheduleManagerView>;

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

type Kept<View, Fields> = Pick<
  View,
  {
    [Name in keyof View]-?: Name extends keyof Fields
      ? Fields[Name] extends 'kept'
        ? Name
        : never
      : never;
  }[keyof View]
>;

function keptOf<View extends object, Fields extends Decided<View>>(
  view: View,
  fields: Fields,
): Kept<View, Fields> {
  const names = Object.keys(fields) as (keyof View)[];
  return pickFields(
    view,
    names.filter((name) => fields[name] === 'kept'),
  );
}

function shownJob(view: ScheduleOperationView): ShownJob {
  // While a release is put in place, processes of the one before still answer.
  const { stops = [], actual }: Partial<ScheduleOperationView> = view;
  return {
    ...{ customerName: '', moverCount: 0, hoursP50: null },
    ...{ expectedStart: null, waitsFor: false },
    ...keptOf(view, JOB),
    stops: stops.map((stop) => pickFields(stop, PHONE_STOP_FIELDS)),
    actual: actual ? keptOf(actual, ACTUAL) : null,
  };
}

const shownManager = (manager: ScheduleManagerView | null): ScheduleManagerView | null =>
  manager && keptOf(manager, MANAGER);

const shownDay = (day: ScheduleDayView): ShownDay => ({
  ...keptOf(day, DAY),
  actingManager: shownManager(day.actingManager),
  supportManager: shownManager(day.supportManager),
  operations: day.operations.map(shownJob),
});

/** A schedule with what its pages show, and nothing else. */
export const shownDays = (view: ScheduleView): ShownDays =>
  Object.fromEntries(Object.entries(view).map(([day, entry]) => [day, shownDay(entry)]));
