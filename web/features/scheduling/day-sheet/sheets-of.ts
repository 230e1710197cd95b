import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type {
  DaySheetMemberView,
  DaySheetView,
  DayTruckView,
} from '#modules/scheduling/contract/day.view.js';

/** Whose pages are printed. */
export type SheetsBy = 'truck' | 'person';

/** One truck's page. */
export interface TruckSheet {
  truck: DayTruckView;
  /** The lead first. */
  crew: readonly DaySheetMemberView[];
  /** In the order of the day. */
  bookings: readonly BookingView[];
}

/** One person's page. */
export interface PersonSheet extends TruckSheet {
  person: DaySheetMemberView;
}

/** Operations that were chosen to be printed; null: all of the day. */
export type ChosenMoves = ReadonlySet<string> | null;

const startOf = ({ operation }: BookingView): string => operation.bookingEnvelope.bookingStart;

const byStart = (a: BookingView, b: BookingView): number =>
  Date.parse(startOf(a)) - Date.parse(startOf(b));

const printed = ({ customers }: DaySheetView, chosen: ChosenMoves): BookingView[] =>
  customers
    .flatMap(({ bookings }) => bookings)
    .filter(({ operation }) => chosen === null || chosen.has(operation._id))
    .sort(byStart);

/**
 * A page for each truck that has work or people on the day, in the board's order; of chosen moves, for
 * those trucks only that they are on.
 */
export function sheetsOf(view: DaySheetView, chosen: ChosenMoves = null): TruckSheet[] {
  const booked = printed(view, chosen);
  return view.trucks
    .map((truck) => ({
      truck,
      crew: view.crews
        .filter((member) => member.truck === truck._id)
        .sort((a, b) => a.position - b.position),
      bookings: booked.filter(({ operation }) => operation.truck === truck._id),
    }))
    .filter(({ crew, bookings }) => bookings.length > 0 || (chosen === null && crew.length > 0));
}

/** A page for each person on those trucks; the truck's own where it has no crew yet. */
export const personSheetsOf = (
  view: DaySheetView,
  chosen: ChosenMoves = null,
): (PersonSheet | TruckSheet)[] =>
  sheetsOf(view, chosen).flatMap<PersonSheet | TruckSheet>((sheet) =>
    sheet.crew.length > 0 ? sheet.crew.map((person) => ({ ...sheet, person })) : [sheet],
  );

/** What has no truck, in the order of the day. */
export const withoutTruck = (view: DaySheetView, chosen: ChosenMoves = null): BookingView[] =>
  printed(view, chosen).filter(({ operation }) => !operation.truck);
