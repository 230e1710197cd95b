import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { PlannedLengths } from './clock-times.js';

/** When and how long a crew works, as planned. */
export interface PlannedJob extends PlannedLengths {
  readonly day: LocalDate;
  readonly timezone: string;
}

interface EstimateBasis {
  readonly group: string;
  readonly handlingMinutes: number;
  readonly drivingMinutes: number;
}

/** An operation as planned: what a crew stamps. */
export interface Job extends PlannedJob {
  readonly operationId: string;
  readonly activityId: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly isCustomerActive: boolean;
  readonly branchId: string;
  /** Null where it is on no truck. */
  readonly truckId: string | null;
  readonly truckName: string | null;
  /** Start of the job. */
  readonly date: Date;
  /** What its customer was promised, both null where that is no window. */
  readonly arrivalFrom: Date | null;
  readonly arrivalTo: Date | null;
  /** What its truck is taken for. */
  readonly window: TimeWindow;
  /** What its activity's estimate is made of; null while a stop has none. */
  readonly estimateBasis: EstimateBasis | null;
  /** Employee ids of those on its truck that day. */
  readonly crew: readonly string[];
}
