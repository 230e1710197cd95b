import { conflict, DomainError, notFound, ruleBroken } from '#kernel/domain-error.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { BOOKING_ERRORS as TEXT } from './contract/errors.js';

/** The refusals of public booking; clients know their codes and sentences. */
export const notServed = (): Error => new DomainError('not-found', 'NOT_SERVED', TEXT.NOT_SERVED);

/** Unknown, or somebody else's: a stranger does not learn which. */
export const unknownReservation = (): Error => notFound('Reservation');

export const reservationExpired = (): Error =>
  new DomainError('gone', 'RESERVATION_EXPIRED', TEXT.RESERVATION_EXPIRED);

/** Told only to the visitor who has it and may have lost the answer with the confirmation. */
export const reservationConfirmed = (confirmation: string): Error =>
  conflict('RESERVATION_CONFIRMED', TEXT.RESERVATION_CONFIRMED, { confirmation });

export const emailProofNotAsked = (): Error =>
  conflict('EMAIL_PROOF_NOT_ASKED', TEXT.EMAIL_PROOF_NOT_ASKED);

/** `triesLeft`: for the last code sent; 0 when another code is needed. */
export const emailUnproven = (triesLeft: number): Error =>
  new DomainError('forbidden', 'EMAIL_UNPROVEN', TEXT.EMAIL_UNPROVEN, { triesLeft });

/** `retryAfter`: seconds. */
export const tooManyCodes = (retryAfter: number): Error =>
  new DomainError('too-many', 'TOO_MANY_CODES', TEXT.TOO_MANY_CODES, { retryAfter });

export const beyondHorizon = (): Error => ruleBroken('BEYOND_HORIZON', TEXT.BEYOND_HORIZON);

/** `retryAfter`: seconds. */
export const tooManyReservations = (retryAfter: number): Error =>
  new DomainError('too-many', 'TOO_MANY_RESERVATIONS', TEXT.TOO_MANY_RESERVATIONS, { retryAfter });

/** `retryAfter`: seconds. */
export const dayHeldTooLong = (retryAfter: number): Error =>
  new DomainError('too-many', 'DAY_HELD_TOO_LONG', TEXT.DAY_HELD_TOO_LONG, { retryAfter });

/** `retryAfter`: seconds. */
export const tooManyBookings = (retryAfter: number): Error =>
  new DomainError('too-many', 'TOO_MANY_BOOKINGS', TEXT.TOO_MANY_BOOKINGS, { retryAfter });

export const slotTaken = (): Error => conflict('SLOT_TAKEN', SCHEDULING_ERRORS.SLOT_TAKEN);
