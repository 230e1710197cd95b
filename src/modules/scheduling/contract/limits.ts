export { SEAT_POSITIONS, type SeatPosition } from '../domain/board-config.js';

/** Days that GET /movemanager/load covers at most. */
export const MAX_LOAD_DAYS = 62;

/** What GET /movemanager/attention covers: days by default and at most, items of one day. */
export const ATTENTION = { days: 2, maxDays: 7, mostItems: 100 } as const;

/** What GET /movemanager/availability looks for by default. */
export const AVAILABILITY = {
  slots: 1,
  maxSlots: 200,
  duration: 2.5,
  days: 28,
  maxDays: 90,
} as const;

/** What POST /slots takes, and what it looks for by default; hours as decimals. */
export const SLOTS = {
  shown: 5,
  /** From now until a truck may have to leave the yard. */
  noticeMinutes: 60,
  defaultDays: 14,
  moversOfATruck: 2,
  draftLength: 64,
  stops: { min: 1, max: 10 },
  duration: { min: 1, max: 10.5 },
  drive: { min: 0, max: 6 },
  truckCount: { min: 1, max: 10 },
  numMovers: { min: 1, max: 30 },
  days: { min: 1, max: 30 },
  skip: { min: 0, max: 100 },
} as const;

/** Minutes for which an offer and a hold are good, and how many holds a person has at once. */
export const HOLDS = {
  offerMinutes: 10,
  minutes: 15,
  atOnce: 5,
  offeredInstead: 3,
  tokenLength: 8_000,
} as const;

/** Hours of a job at other hours. */
export const JOB_HOURS = { min: 1, max: 14 } as const;

/** Characters of how a customer agreed to another start. */
export const AGREED_LENGTH = { min: 3, max: 200 } as const;
/** Said where that is too short. */
export const AGREED_IN_WORDS = `Note how they agreed in a few words, at least ${AGREED_LENGTH.min} letters`;

/** Days before and after today that a schedule covers by default. */
export const SCHEDULE_DAYS = { before: 7, after: 28 } as const;

/** Days before and after today that a calendar feed covers. */
export const CALENDAR_DAYS = { before: 28, after: 90 } as const;

/** Longest reason for a day off, in characters. */
export const MAX_REASON_OFF = 100;

/** From when and till when a truck may begin to be unavailable for the rest of a day, `HH:mm`. */
export const UNAVAILABLE_FROM = { earliest: '07:15', latest: '22:00' } as const;

/** From when and till when another truck may begin to stand in for one, `HH:mm`. */
export const STAND_IN_FROM = { earliest: '07:00', latest: '22:00' } as const;

/** Longest note on why another truck stands in, in characters. */
export const MAX_STAND_IN_NOTE = 100;

/** Longest reason for a pin, in characters. */
export const MAX_PIN_WHY = 100;

export const UNAVAILABLE_NOTE = 'Unavailable';

/** Milliseconds after the last keystroke at which daily alerts are saved. */
export const NOTES_AUTOSAVE_MS = 3_000;
