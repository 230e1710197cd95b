import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';

/** A time that a visitor wants reserved for a while. */
export interface SlotRequest {
  branchId: string;
  day: LocalDate;
  window: TimeWindow;
  expiresAt: Date;
  /** Hash of the secret with which its holder can book or drop it. */
  secretHash: string;
  /** The caller's address, if known. */
  heldBy: string | null;
  /** Not the last free one of two or more trucks that work that day. */
  keepsOneFree?: boolean;
  /** Ids, the best first: the first free one of these, else any. */
  preferred?: readonly string[];
}

export interface ReservedSlot {
  reservationId: string;
  truckId: string;
}

/**
 * Reserves any truck of the branch that is free then, or one that is preferred, with the separation that public
 * booking keeps.
 * @throws 404 'Branch not found', 409 SLOT_TAKEN OUTSIDE_GRID
 */
export class ReserveSlotCommand extends Command<ReservedSlot> {
  constructor(readonly request: SlotRequest) {
    super();
  }
}
