import type { ArrivalWindow } from '#kernel/arrival-window.js';
import type { DirectLeg } from './linking/direct-leg.js';

/** Why an operation is to stay as it is, and who said so. */
export interface Pin {
  /** `''` where nothing was said. */
  readonly why: string;
  /** Display name. */
  readonly by: string;
  /** Instant. */
  readonly at: string;
}

/** One truck's share of an activity, on the activity's day and board; hours as decimals. */
export interface Operation {
  readonly id: string;
  /** Start of the job. */
  readonly date: Date;
  readonly duration: number;
  readonly moverCount: number;
  readonly truck: string | null;
  /** On the Unassigned row of its day. */
  readonly unassigned: boolean;
  readonly earlyStart: boolean;
  readonly earlyStartNotes: string;
  readonly requiresLift: boolean;
  /** When the customer expects the crew; null where the start itself was promised. */
  readonly arrivalWindow: ArrivalWindow | null;
  /** Drive Out. */
  readonly startingDriveTime: number;
  /** Drive Back. */
  readonly endingDriveTime: number;
  /** A person typed Drive Out: no refresh changes it. */
  readonly startingTyped: boolean;
  readonly endingTyped: boolean;
  /** Hours that Drive Out would take, where its truck had no room for them; null where it had. */
  readonly startingCutFrom: number | null;
  readonly endingCutFrom: number | null;
  /** Whoever plans the day leaves it where it is; null: nobody asked for that. */
  readonly pinned: Pin | null;
  /** From the job before on its truck; null where the truck comes from the yard. */
  readonly follows: DirectLeg | null;
  /** To the next job on its truck. */
  readonly followedBy: DirectLeg | null;
}
