import { announce, toast } from '../../../shared/ui';
import type { Offer } from './undo-stack';

const WHY_MS = 5000;

/** Says what was undone or redone, or why it was not. */
export function showUndone(done: 'Undone' | 'Done again', offer: Offer | null): void {
  if (!offer) return;
  const { name, fault } = offer;
  if (fault)
    toast.error(fault, { title: `${name}: left as it is`, closesAfter: WHY_MS, isAnnounced: true });
  else toast.info(`${done}: ${name}`, { isAnnounced: true });
  announce(fault ? `${name}: left as it is. ${fault}` : `${done}: ${name}`);
}
