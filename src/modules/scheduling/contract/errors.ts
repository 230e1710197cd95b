import { PRE_SAVE_SENTENCES } from '#modules/moves/contract/errors.js';

/** Refusals about boards and crews and their sentences. */
export const SCHEDULING_ERRORS = {
  SLOT_TAKEN: 'That time is already booked on this truck.',
  TRUCK_UNAVAILABLE: 'This truck is not available on that day.',
  LIFT_REQUIRED: 'This move needs a truck with a lift.',
  OTHER_BRANCH: 'This truck belongs to another branch.',
  OUTSIDE_GRID: 'This move begins before or ends after the hours of the board.',
  BLOCK_CHANGED: 'Someone else has moved it since.',
  CREW_MISMATCH: PRE_SAVE_SENTENCES.crewMismatch,
  SEAT_TAKEN: 'This seat is already taken.',
  LEAD_SEAT: 'The first seat takes a team lead only.',
  OFF_TODAY: 'This person is off that day.',
  CREW_CHANGED: 'Someone else has changed this crew since.',
  STALE_REVISION: 'Someone else has changed the daily alerts since.',
  SAME_MANAGER: 'The acting and the closing manager cannot be the same person.',
  TRUCK_HAS_BOOKINGS: 'This truck has bookings on that day.',
  NOT_ON_BOARD: 'This move is not on the board.',
  NOT_BOOKED: 'No part of this move is booked.',
  ALREADY_STARTED: 'This job has already started.',
  START_NOT_OFFERED: 'This move may start from ',
  AGREEMENT_NEEDED: 'Note how they agreed to the new time.',
  DIRECT_LEGS_OFF: 'This branch drives by the yard.',
  NOT_ADJACENT: 'These moves are not neighbors.',
  LEG_TYPED: 'A typed drive is kept.',
  LEG_UNKNOWN: 'This drive is not known yet.',
  LEG_TOO_LONG: 'The drive does not fit.',
  SLOT_EXPIRED: 'This offer is out of date.',
  TOO_MANY_HOLDS: 'You hold five slots already.',
  HOLD_RENEWED: 'This hold was renewed.',
  HOLD_EXPIRED: 'This hold has ended.',
  HOLD_BOOKED: 'This hold is booked.',
  OPERATIONS_DIFFER: 'The number of trucks differs.',
  NOT_A_RENTAL: 'This truck is not a rental.',
  STAND_IN_CHAIN: ' already stands in.',
  DAY_PAST: 'This day is over.',
} as const;
export type SchedulingErrorCode = keyof typeof SCHEDULING_ERRORS;

/** Of a job without a truck, with the code ALREADY_STARTED: nobody has begun it. */
export const START_IS_PAST = 'That start is past.';

/** The sentence of START_NOT_OFFERED; times as people read them. */
export const startNotOfferedText = (earliest: string, latest: string): string =>
  `${SCHEDULING_ERRORS.START_NOT_OFFERED}${earliest} to ${latest}.`;

/** The sentence of AGREEMENT_NEEDED. */
export const agreementNeededText = (promised: string): string =>
  `The customer was promised ${promised}. ${SCHEDULING_ERRORS.AGREEMENT_NEEDED}`;
