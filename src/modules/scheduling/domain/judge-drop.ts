import type { LocalDate } from '#kernel/local-date.js';
import { alignOutward, BLOCK_MINUTES, overlaps, type TimeWindow } from '#kernel/time-window.js';
import { fitsGrid } from './grid.js';
import type { OccupancyKind } from './occupancy-kind.js';
import { partsOnTrucks } from './stand-in.js';
import type { StandIn } from './stand-in.js';

/** An operation on its way to a truck; its time does not change. */
export interface PlacedOnTruck {
  operationId: string;
  branchId: string;
  /** Of the operation or its activity. */
  requiresLift: boolean;
  /** The envelope. */
  window: TimeWindow;
  day: LocalDate;
  timezone: string;
}

export interface DroppedOperation extends PlacedOnTruck {
  isCustomerActive: boolean;
}

/** What is on a truck: a booking (with its operation) or a live reservation. */
export interface TakenSlot extends TimeWindow {
  operationId?: string | null;
}

export interface DropTruck {
  branchId: string;
  inService: boolean;
  hasLift: boolean;
  isRental: boolean;
  rentalDay: LocalDate | null;
  /** On the whole day of the operation. */
  unavailable: boolean;
  /** From when on that day; null: all day or not at all. */
  unavailableFrom: Date | null;
  taken: readonly TakenSlot[];
  /** What serves its row from a moment of that day on. */
  servedFrom?: StandIn<DropTruck> | null;
}

/** What is on a truck on a day, as it is stored. */
export interface OccupiedSlot extends TakenSlot {
  kind: OccupancyKind;
  /** Of unavailability: not for the whole day. */
  isRestOfDay: boolean;
}

export type TruckRefusal =
  | 'OTHER_BRANCH'
  | 'OUTSIDE_GRID'
  | 'TRUCK_UNAVAILABLE'
  | 'LIFT_REQUIRED'
  | 'SLOT_TAKEN';
export type DropVerdict = 'OK' | 'CUSTOMER_INACTIVE' | TruckRefusal;

export type TruckOnDay = Pick<DropTruck, 'inService' | 'isRental' | 'rentalDay' | 'unavailable'>;

/** In service, not unavailable that day, and not a rental of another day. */
export const isTruckAvailable = (truck: TruckOnDay, day: LocalDate): boolean =>
  truck.inService && !truck.unavailable && (!truck.isRental || truck.rentalDay === day);

/** A truck by what is on it on a day. */
export function truckOfDay<T extends OccupiedSlot>(
  occupied: readonly T[],
): Pick<DropTruck, 'unavailable' | 'unavailableFrom'> & { taken: T[] } {
  const out = occupied.find(({ kind }) => kind === 'unavailable');
  return {
    unavailable: out?.isRestOfDay === false,
    unavailableFrom: out?.isRestOfDay ? out.start : null,
    taken: occupied.filter(({ kind }) => kind !== 'unavailable'),
  };
}

/** A truck that does not change with the day, as those who judge it know it. */
export type JudgedTruck = Pick<
  DropTruck,
  'branchId' | 'inService' | 'hasLift' | 'isRental' | 'rentalDay'
> & { _id: string };

/** A row of the board by what lies on its truck and on the one that stands in. */
export function rowOfDay(
  truck: JudgedTruck,
  occupied: readonly (OccupiedSlot & { truckId: string })[],
  standIn: StandIn<JudgedTruck> | null,
): DropTruck {
  const ofDay = (one: JudgedTruck): DropTruck => ({
    ...one,
    ...truckOfDay(occupied.filter(({ truckId }) => truckId === one._id)),
  });
  return {
    ...ofDay(truck),
    servedFrom: standIn && { from: standIn.from, truck: ofDay(standIn.truck) },
  };
}

/** Whether the truck is no longer available before a window, in whole blocks, has ended. */
export const endsTooLate = (
  window: TimeWindow,
  { unavailableFrom }: Pick<DropTruck, 'unavailableFrom'>,
): boolean => unavailableFrom !== null && alignOutward(window, BLOCK_MINUTES).end > unavailableFrom;

/** Whether the whole blocks of `window` are free of everything but the operation itself. */
export function isSlotFree(
  window: TimeWindow,
  taken: readonly TakenSlot[],
  operationId: string | null = null,
): boolean {
  const wanted = alignOutward(window, BLOCK_MINUTES);
  return !taken.some(
    (slot) =>
      (operationId === null || slot.operationId !== operationId) &&
      overlaps(wanted, alignOutward(slot, BLOCK_MINUTES)),
  );
}

/**
 * Whether an operation may be put on a truck, as far as the caller knows; the board asks before a
 * drop, the server again under lock, and the database has the last word (R-BOARD-14, R-BOARD-15).
 */
export const judgeDrop = (operation: DroppedOperation, truck: DropTruck): DropVerdict =>
  operation.isCustomerActive ? judgeTruck(operation, truck) : 'CUSTOMER_INACTIVE';

/** The same for a caller who has judged the customer already. */
export function judgeTruck(operation: PlacedOnTruck, truck: DropTruck): 'OK' | TruckRefusal {
  const { window, day, timezone } = operation;
  if (operation.branchId !== truck.branchId) return 'OTHER_BRANCH';
  if (!fitsGrid(window, day, timezone)) return 'OUTSIDE_GRID';
  if (!isTruckAvailable({ ...truck, unavailable: false }, day)) return 'TRUCK_UNAVAILABLE';
  const parts = partsOnTrucks(window, { truck, standIn: truck.servedFrom ?? null });
  const verdicts = parts.map((part) =>
    judgePart({ ...operation, window: part.window }, part.truck),
  );
  const lasting = verdicts.find((verdict) => verdict !== 'OK' && verdict !== 'SLOT_TAKEN');
  return lasting ?? (verdicts.includes('SLOT_TAKEN') ? 'SLOT_TAKEN' : 'OK');
}

/** What lies on one truck. */
function judgePart(operation: PlacedOnTruck, truck: DropTruck): 'OK' | TruckRefusal {
  const { window, day, requiresLift, operationId } = operation;
  if (!isTruckAvailable(truck, day) || endsTooLate(window, truck)) return 'TRUCK_UNAVAILABLE';
  if (requiresLift && !truck.hasLift) return 'LIFT_REQUIRED';
  return isSlotFree(window, truck.taken, operationId) ? 'OK' : 'SLOT_TAKEN';
}
