import type { BoardBlock } from '../board-block';

export type ShownBlock = Pick<BoardBlock, 'parts' | 'follows'>;

/** From this width on the words stay within the job; below it they run over the drives. */
const JOB_FOR_WORDS = 160;
/** A drive shows its hours from this width on. */
const DRIVE_FOR_HOURS = 22;
/** Between the words and the edge of the job, or of the whole block. */
const PAD = 5;
/** At the left of a block that follows another one directly: the badge lies on that edge. */
const PAD_OF_BADGE = 10;
/** The seam and the edge of a block, on both sides together. */
const SEAMS = 4;

/** Where on a block its words are, in pixels. */
export interface WordRoom {
  /** Within the job, or else over the whole block. */
  isInJob: boolean;
  width: number;
  /** Which drives show their hours. */
  hours: { out: boolean; back: boolean };
}

/**
 * @param column how wide a quarter hour is, in pixels;
 * @param span how many of them the block takes
 */
export function wordRoom(
  { parts: { out, job, back }, follows }: ShownBlock,
  span: number,
  column: number,
): WordRoom {
  const whole = span * column - SEAMS;
  const isInJob = job * whole >= JOB_FOR_WORDS;
  const tells = (share: number): boolean => isInJob && share * whole >= DRIVE_FOR_HOURS;
  const left = Math.max((isInJob ? out * whole : 0) + PAD, follows === null ? PAD : PAD_OF_BADGE);
  const right = (isInJob ? (out + job) * whole : whole) - PAD;
  return {
    isInJob,
    width: right - left,
    hours: { out: tells(out), back: tells(back) },
  };
}
