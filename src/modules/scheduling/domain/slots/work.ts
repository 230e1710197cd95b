import type { Stop, YardDrive } from './drives.js';

/** By when a job is done, or how long it takes, in so many of ten cases; minutes. */
export interface DoneBy {
  inEight: number;
  inNine: number;
}

/** Something on a truck, or the job that is to come on it; minutes after midnight. */
export interface Work {
  /** Null for a hold. */
  operationId: string | null;
  /** The customer's last name. */
  name: string;
  /** Of the job; a hold's is all that it holds. */
  start: number;
  end: number;
  /** What the truck is taken for at present. */
  rowStart: number;
  rowEnd: number;
  /** By the yard; nothing for a hold, whose row has its drives. */
  out: YardDrive;
  back: YardDrive;
  /** Where a drive straight from another job may end; null for a hold, a typed drive, a stop without position or Hold there. */
  arrives: Stop | null;
  leaves: Stop | null;
  moverCount: number;
  /** When it is done in four of five cases, and in nine of ten; null for a hold, or where nobody can say. */
  doneBy: DoneBy | null;
  /** Until when it starts as promised: the end of the window that holds its start, else its start. */
  due: number;
  /** The drive by which it follows another move now. */
  follows: { operationId: string; minutes: number; approximate: boolean } | null;
}
