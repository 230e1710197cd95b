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

/** Stamps in one request. */
export const MAX_STAMPS = 200;
/** Whole minutes of extra work, or of breaks. */
export const MAX_MINUTES = 600;
/** Characters of a note. */
export const MAX_NOTE = 500;
/** People on one truck. */
export const MAX_MOVERS = 12;
/** Days of one list. */
export const MAX_ACTUAL_DAYS = 62;
