import type { Confirmation } from '#modules/moves/contract/move-terms.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EmployeeSummaryView } from '#modules/employees/contract/employee.view.js';
import type { DayPlanning } from '#modules/branches/contract/planning.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { BookingView, GridSpanView } from './booking.view.js';
import type { SeatPosition } from './limits.js';
import type { DayHours as DayHoursView } from '../domain/board-config.js';
import type { UsualShares } from '../domain/usual-marks.js';

export {
  BOARD_CONFIG as MODEL_CONFIG,
  type BoardConfig as ModelConfigView,
} from '../domain/board-config.js';

/** A truck on one day. */
export interface DayTruckView extends TruckView {
  /** All day. */
  unavailable: boolean;
  /** Why, all day or for the rest of it; `''` otherwise. */
  unavailableNote: string;
  /** `HH:mm` by the branch's clock, until the end of the day; null: all day or not at all. */
  unavailableFrom: string | null;
  /** What serves its row from then on. */
  standIn: StandInView | null;
  /** The rows that it serves besides its own. */
  standsInFor: StandsInForView[];
}

/** A row that a truck serves, and from when on: `HH:mm` by the branch's clock. */
export interface StandsInForView {
  /** Truck id. */
  truck: string;
  name: string;
  from: string;
}

/** The truck that serves a row from then on, and why. */
export interface StandInView extends StandsInForView {
  note: string;
}

export interface DayCustomerView {
  _id: string;
  name: string;
  nounce: string;
  status: CustomerView['status'];
  /** Whether the customer was told the plan: as it is, before it changed, or never. Absent for reduced readers. */
  confirmation?: Confirmation;
  bookings: BookingView[];
}

/** The person who holds a time. */
export type HolderView = Pick<EmployeeSummaryView, '_id' | 'displayName'>;

/** A live reservation of the public booking, or what a colleague holds. */
export interface ReservationView {
  _id: string;
  /** Truck id. */
  truck: string;
  grid: GridSpanView | null;
  /** Instants. */
  start: string;
  end: string;
  expiresAt: string;
  /** One hold may take several trucks; null: a visitor's. */
  holdId: string | null;
  /** Null: a visitor. */
  heldBy: HolderView | null;
}

export type DayMoverView = Pick<
  EmployeeSummaryView,
  '_id' | 'displayName' | 'firstName' | 'lastName' | 'color' | 'picture' | 'branchId' | 'isTeamLead'
>;

export interface DayManagerView {
  _id: string;
  displayName: string;
  phone: string;
}

/** An employee on a seat of a truck. */
export interface CrewSeatView {
  mover: string;
  truck: string;
  position: SeatPosition;
}

/** Somebody who does not work that day, at any branch. */
export interface OffView {
  /** Employee id. */
  employee: string;
  /** Absent for those who do not dispatch. */
  reason?: string;
}

/** Crews, managers and alerts of one branch on one day. */
export interface DailyAssignmentView {
  branchId: string;
  /** `YYYY-MM-DD`. */
  assignmentDay: string;
  notes: string;
  /** 0 until somebody writes some. */
  notesRevision: number;
  actingManagerId: string | null;
  supportManagerId: string | null;
  movers: CrewSeatView[];
  /** Employee ids. */
  onCall: string[];
  /** The same on the boards of all branches. */
  off: OffView[];
}

/** One branch's board on one day. */
export interface DayView {
  day: { date: string; timezone: string; bookable: DayHoursView; business: DayHoursView };
  /** Of the branch's settings, what matters on a board. */
  planning: DayPlanning;
  /** Where the mark of a late finish goes by when 80 % of such jobs are done. */
  lateFinishByP80?: true;
  /** Which share of the branch's bookings is usually marked. Absent for reduced readers. */
  usual?: UsualShares;
  /** The branch's in service and that day's rentals, by name. */
  trucks: DayTruckView[];
  /** Those with a booked or unassigned operation that day. */
  customers: DayCustomerView[];
  reservations: ReservationView[];
  /** Active movers and team leads of all branches. */
  movers: DayMoverView[];
  assignment: DailyAssignmentView;
  actingManager: DayManagerView | null;
  /** The closing manager. */
  supportManager: DayManagerView | null;
  /** Active managers and admins. */
  supportingManagers: DayManagerView[];
  /** Daily alerts. */
  notes: string;
  canAddRentalTruck: boolean;
  /** Revision of the topic `board:{branchId}:{date}`. */
  revision: number;
}

/** A person of a crew with a phone number. */
export interface DaySheetMemberView extends CrewSeatView {
  displayName: string;
  phone: string;
}

/** A DayView with crew names and phones, for printing; its bookings have the full stops. */
export interface DaySheetView extends DayView {
  crews: DaySheetMemberView[];
}

/** Answer of PUT /movemanager/notes, and what STALE_REVISION adds to the error body. */
export interface NotesView {
  notes: string;
  revision: number;
}
