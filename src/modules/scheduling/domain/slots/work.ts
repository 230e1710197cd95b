import type { Stop, YardDrive } from './drives.js';

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
  /** The drive by which it follows another move now. */
  follows: { operationId: string; minutes: number; approximate: boolean } | null;
}
