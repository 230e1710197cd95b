/** What a free time is judged by, each in minutes of a worse place on the day. */
export interface SlotWeights {
  /** For each minute between two jobs that no other job can use. */
  gap: number;
  /** For a truck that would go out for this job alone. */
  open: number;
  /** For a truck with a lift where none is needed. */
  lift: number;
  /** For each team lead who is missing. */
  lead: number;
  /** For each mover who is missing. */
  mover: number;
  /** For a day that is full, times the part of its hours above `loadFrom`. */
  load: number;
  /** The part of a day's hours from which on it counts as full. */
  loadFrom: number;
  /** For each minute by which this job or the next one would start late in one of five cases. */
  risk: number;
}

/** What a plan of a day is judged by. */
export interface PlannerWeights {
  truckChange: number;
  start: number;
  drive: number;
  overtime: number;
  unserved: number;
}

/** How a branch plans its days. */
export interface PlanningSettings {
  /** Trucks may drive from one move straight to the next. */
  directLegs: boolean;
  /** Customers may be promised a span of time instead of one start. */
  arrivalWindows: boolean;
  /** Visitors of the web site see the best times first. */
  publicRanking: boolean;
  /** Between two moves that follow each other directly. */
  turnaroundMinutes: number;
  /** Longest time that a crew waits between two such moves. */
  longestWaitMinutes: number;
  /** Longest span of time that is promised by itself. */
  windowMinutes: number;
  /** What is left free counts as useful from this length of a job on. */
  shortestJobHours: number;
  slotWeights: SlotWeights;
  /** Most hours of a person in a week. */
  weeklyHours: number;
  plannerWeights: PlannerWeights;
  /** How long it takes until a rental is there. */
  rentalLeadMinutes: number;
}

/** The settings of a branch as the API has them; `version` 0 was never saved. */
export interface PlanningView extends PlanningSettings {
  version: number;
  /** Instant; null while nobody saved any. */
  changed: string | null;
  /** Employee id; null while nobody saved any. */
  changedBy: string | null;
}

/** What a board and its commands must know of a branch's settings. */
export type DayPlanning = Pick<
  PlanningSettings,
  'directLegs' | 'arrivalWindows' | 'turnaroundMinutes'
>;

/** The settings of a branch that never saved any. */
export const DEFAULT_PLANNING: PlanningSettings = {
  directLegs: false,
  arrivalWindows: false,
  publicRanking: false,
  turnaroundMinutes: 15,
  longestWaitMinutes: 120,
  windowMinutes: 180,
  shortestJobHours: 2.5,
  slotWeights: {
    ...{ gap: 0.4, open: 25, lift: 10, lead: 30, mover: 15, load: 200, loadFrom: 0.8 },
    risk: 0.3,
  },
  weeklyHours: 50,
  plannerWeights: { truckChange: 40, start: 1, drive: 0.3, overtime: 0.3, unserved: 2_000 },
  rentalLeadMinutes: 90,
};

/** The part that a board needs. */
export const dayPlanning = ({
  directLegs,
  arrivalWindows,
  turnaroundMinutes,
}: PlanningSettings): DayPlanning => ({ directLegs, arrivalWindows, turnaroundMinutes });

/** The same of a branch that never saved any settings. */
export const DEFAULT_DAY_PLANNING: DayPlanning = dayPlanning(DEFAULT_PLANNING);

/** Least and greatest value of each setting; minutes go in steps of 15, hours of 0.25. */
export const PLANNING_LIMITS = {
  turnaroundMinutes: { min: 0, max: 60 },
  longestWaitMinutes: { min: 0, max: 600 },
  windowMinutes: { min: 15, max: 360 },
  shortestJobHours: { min: 1, max: 8 },
  slotWeight: { min: 0, max: 1_000 },
  loadFrom: { min: 0, max: 2 },
  weeklyHours: { min: 1, max: 100 },
  plannerWeight: { min: 0, max: 100_000 },
  rentalLeadMinutes: { min: 0, max: 480 },
} as const;
