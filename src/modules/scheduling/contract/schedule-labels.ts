import type { SeatPosition } from './limits.js';

/** What people call the seats of a truck. */
export const SEAT_NAMES: Readonly<Record<SeatPosition, string>> = {
  0: 'Lead',
  1: 'Second',
  2: 'Third',
};

/** The note of an early start; whom to ask if nobody wrote one. */
export const earlyStartLabel = (notes: string): string => notes.trim() || 'Ask your manager.';

/** In place of the yard's times where the truck comes straight from the job before. */
export const FROM_JOB_BEFORE = 'From the job before';
