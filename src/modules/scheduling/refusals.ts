import { conflict, ruleBroken } from '#kernel/domain-error.js';
import { SCHEDULING_ERRORS as TEXT } from './contract/errors.js';
import type { TruckRefusal } from './domain/judge-drop.js';

/** The refusals of boards and crews; clients know their codes and words. */
export const truckRefusal = (code: TruckRefusal): Error => conflict(code, TEXT[code]);
export const slotTaken = (): Error => truckRefusal('SLOT_TAKEN');
export const truckUnavailable = (): Error => truckRefusal('TRUCK_UNAVAILABLE');
export const truckHasBookings = (): Error =>
  conflict('TRUCK_HAS_BOOKINGS', TEXT.TRUCK_HAS_BOOKINGS);
export const seatTaken = (): Error => conflict('SEAT_TAKEN', TEXT.SEAT_TAKEN);
export const crewChanged = (): Error => conflict('CREW_CHANGED', TEXT.CREW_CHANGED);
export const leadSeat = (): Error => ruleBroken('LEAD_SEAT', TEXT.LEAD_SEAT);
export const crewMismatch = (): Error => ruleBroken('CREW_MISMATCH', TEXT.CREW_MISMATCH);
export const sameManager = (): Error => ruleBroken('SAME_MANAGER', TEXT.SAME_MANAGER);
