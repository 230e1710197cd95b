import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { BOARD_CONFIG } from '../board-config.js';
import { upToQuarter } from './drives.js';
import type { YardDrive } from './drives.js';
import type { SlotSettings } from './slot-search.js';

/** How a truck gets from one job to the next, in minutes. */
export interface Passage {
  /** Of the drive straight there, exact; null by the yard. */
  leg: number | null;
  /** At the wheel, exact. */
  driven: number;
  /** Between the end of the one job and the start of the next, at least. */
  room: number;
  approximate: boolean;
}

/** Between two moves that go by the yard. */
const SEPARATION = BOARD_CONFIG.minSeparatingBlocks * BLOCK_MINUTES;

export const byYard = (back: YardDrive, out: YardDrive): Passage => ({
  leg: null,
  driven: back.exact + out.exact,
  room: back.onBoard + SEPARATION + out.onBoard,
  approximate: back.approximate || out.approximate,
});

/** `leg`: exact minutes. */
export const straight = (leg: number, turnaroundMinutes: number): Passage => ({
  leg,
  driven: leg,
  room: upToQuarter(leg) + turnaroundMinutes,
  approximate: true,
});

/**
 * Straight there, if that is shorter than by the yard and the crew does not wait too long; else by the
 * yard (R-SLOT-4). `between`: minutes between the two jobs.
 */
export const passageOf = (
  yard: Passage,
  direct: Passage | null,
  between: number,
  { longestWaitMinutes }: Pick<SlotSettings, 'longestWaitMinutes'>,
): Passage =>
  direct && direct.driven < yard.driven && between - direct.driven <= longestWaitMinutes
    ? direct
    : yard;
