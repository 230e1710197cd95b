/** The four times of a job, in their order. */
export const TIME_KINDS = ['leftYard', 'started', 'finished', 'backYard'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** What a crew can stamp. */
export const STAMP_KINDS = [...TIME_KINDS, 'breakStart', 'breakEnd', 'extra', 'undo'] as const;
export type StampKind = (typeof STAMP_KINDS)[number];

/** How far a job is. */
export type ActualState = 'none' | 'out' | 'working' | 'onBreak' | 'finished' | 'back';

/** Where the times of a job come from, before its plan adds any. */
export type KnownSource = 'none' | 'phone' | 'office';

/** Where the times of a job come from. */
export type ActualSource = KnownSource | 'assumed';

/** Why the times of a job are hard to believe, in words. */
export const DOUBTS = {
  short: 'Far shorter than planned',
  long: 'Far longer than planned',
} as const;
export type Doubt = (typeof DOUBTS)[keyof typeof DOUBTS];

/** Undos of a job that are kept, with or without effect: what else is stamped keeps its room. */
export const MAX_UNDOS = 400;
/** Stamps in one request. */
export const MAX_STAMPS = 200;
/** Stamps of a job that count, undos aside. */
export const MAX_IN_FORCE = 200;
/** Stamps of a job that are kept, and times that the office may correct it. */
export const MAX_RECORDS = 1_000;
/** Stamps of a job in one answer. */
export const STAMP_PAGE = 200;
/** Whole minutes of extra work that are stamped about a job: no job takes longer. */
export const MAX_EXTRA_MINUTES = 1_200;
/** Characters of all notes that are stamped about a job. */
export const MAX_EXTRA_NOTE = 4_000;
/** Whole minutes of extra work, or of breaks. */
export const MAX_MINUTES = 600;
/** Characters of a note. */
export const MAX_NOTE = 500;
/** People on one truck. */
export const MAX_MOVERS = 12;
/** Days of one list. */
export const MAX_ACTUAL_DAYS = 62;
