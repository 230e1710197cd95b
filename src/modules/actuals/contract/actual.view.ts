import type { LocalDate } from '#kernel/local-date.js';
import type {
  ActualSource,
  ActualState,
  Doubt,
  StampKind,
  TimeKind,
} from '../domain/actual-terms.js';
import type { StampRefusalCode } from '../domain/judge-stamp.js';

/** How a job really went. Times are instants, or `null` while unknown. */
export interface ActualView {
  operation: string;
  activity: string;
  /** From 0, up with each stamp and each entry. */
  version: number;
  state: ActualState;
  leftYard: string | null;
  started: string | null;
  finished: string | null;
  backYard: string | null;
  /** Seats taken on the truck, at least 1, unless typed. */
  movers: number;
  /** Whole minutes. */
  breakMinutes: number;
  /** Whole minutes. */
  extraMinutes: number;
  /** One line for each. */
  extraNote: string;
  /** Nothing to learn from: something unusual happened. */
  exceptional: boolean;
  exceptionalWhy: string | null;
  /** The times that follow from the plan because nobody stamped or typed them. */
  assumed: TimeKind[];
  source: ActualSource;
  /** Hours from start to end without breaks, 4 decimals. */
  clockHours: number | null;
  /** What the office should look at. */
  question: string | null;
}

/** One stamp as it is kept. */
export interface StampView {
  _id: string;
  kind: StampKind;
  /** Corrected by how far the phone's clock was off. */
  at: string;
  deviceAt: string;
  receivedAt: string;
  /** Employee id. */
  by: string;
  minutes: number | null;
  note: string | null;
  inForce: boolean;
}

/** The newest stamps of a job, or those of a page before them, by time. */
export interface StampPageView {
  stamps: StampView[];
  /** How many there are, where they do not all fit one page. */
  total?: number;
}

/** Answer of GET /actuals/{operation}. */
export interface ActualWithStampsView extends ActualView, StampPageView {}

/** A booked job of a list. */
export interface ActualRowView extends ActualView {
  day: LocalDate;
  truckName: string;
  customerId: string;
  customerName: string;
  /** Between which instants its customer was promised that it starts. */
  promised: PromisedStartView;
  /** Whether it did; `null` while nobody stamped or entered when. */
  kept: boolean | null;
  planned: PlannedView;
  /** By how many hours `clockHours` is over the plan, 4 decimals. */
  difference: number | null;
  /** Why the times are hard to believe. */
  doubt: Doubt | null;
}

/** Instants, both included. */
interface PromisedStartView {
  from: string;
  to: string;
}

/** When a job was to start and end: instants, and the hours between them. */
interface PlannedView {
  start: string;
  end: string;
  hours: number;
}

/** How many promises were kept, of those of jobs whose start is known. */
interface KeptView {
  kept: number;
  judged: number;
}

/** Answer of GET /actuals. */
export interface ActualsView {
  rows: ActualRowView[];
  /** How many have both ends known, none assumed, and no question. */
  complete: number;
  total: number;
  kept: KeptView;
}

/** A time that a stamp is in conflict with, or its own. */
export interface StampConflictView {
  kind: TimeKind;
  at: string;
}

/** What became of one stamp. */
export interface StampResultView {
  id: string;
  state: 'stored' | 'repeated' | 'refused';
  /** Instant, corrected. */
  at: string;
  /** `null` unless refused. */
  code: StampRefusalCode | null;
  message: string | null;
  /** With STAMP_ORDER: both times that run backwards. */
  conflicts?: StampConflictView[];
}

/** Answer of POST /actuals/stamps: results in the order sent, and the jobs they are about. */
export interface StampsStoredView {
  results: StampResultView[];
  actuals: ActualView[];
}
