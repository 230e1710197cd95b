import { notFound } from '#kernel/domain-error.js';
import type { StoredHold } from '../persistence/slot-hold.repository.js';
import { holdBooked, holdExpired } from '../refusals.js';

/** @throws DomainError 404 'Hold not found', also for another's */
export function requireOwn(hold: StoredHold | undefined, employeeId: string | null): StoredHold {
  if (!hold || hold.heldBy !== employeeId) throw notFound('Hold');
  return hold;
}

/** @throws DomainError 409 HOLD_BOOKED, 410 HOLD_EXPIRED */
export function requireLive({ booked, expiresAt }: StoredHold, now: Date): void {
  if (booked) throw holdBooked();
  if (expiresAt <= now) throw holdExpired();
}
