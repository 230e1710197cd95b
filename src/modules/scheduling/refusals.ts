import { conflict, ruleBroken } from '../../kernel/domain-error.js';
import { CUSTOMER_ERRORS } from '../customers/contract/errors.js';
import { SCHEDULING_ERRORS } from './contract/errors.js';
import type { DropRefusal } from './domain/judge-drop.js';

const TEXT = { ...CUSTOMER_ERRORS, ...SCHEDULING_ERRORS };

/** The refusals of boards and crews, by the codes and words of the wire contract. */
export const dropRefusal = (code: DropRefusal): Error => conflict(code, TEXT[code]);
export const slotTaken = (): Error => dropRefusal('SLOT_TAKEN');
export const truckUnavailable = (): Error => dropRefusal('TRUCK_UNAVAILABLE');
export const truckHasBookings = (): Error =>
  conflict('TRUCK_HAS_BOOKINGS', TEXT.TRUCK_HAS_BOOKINGS);
export const seatTaken = (): Error => conflict('SEAT_TAKEN', TEXT.SEAT_TAKEN);
export const crewChanged = (): Error => conflict('CREW_CHANGED', TEXT.CREW_CHANGED);
export const leadSeat = (): Error => ruleBroken('LEAD_SEAT', TEXT.LEAD_SEAT);
export const crewMismatch = (): Error => ruleBroken('CREW_MISMATCH', TEXT.CREW_MISMATCH);
export const sameManager = (): Error => ruleBroken('SAME_MANAGER', TEXT.SAME_MANAGER);
