import { showWeekday } from '../../../shared/format';
import { announce, toast } from '../../../shared/ui';
import { branchNameNow } from '../../branches';
import type { Offer } from './undo-stack';

const WHY_MS = 5000;

/** The step's name, and its branch and day where the open board does not show it. */
export function offerLabel({ name, elsewhere }: Offer): string {
  if (!elsewhere) return name;
  const board = [branchNameNow(elsewhere.branchId), showWeekday(elsewhere.day)];
  return `${name} (${board.filter(Boolean).join(', ')})`;
}

/** Says what was undone or redone, or why it was not. */
export function showUndone(done: 'Undone' | 'Done again', offer: Offer | null): void {
  if (!offer) return;
  const { fault, elsewhere } = offer;
  const name = offerLabel(offer);
  if (fault)
    toast.error(fault, { title: `${name}: left as it is`, closesAfter: WHY_MS, isAnnounced: true });
  // What nobody sees happen takes time to read.
  else
    toast.info(`${done}: ${name}`, {
      isAnnounced: true,
      ...(elsewhere && { closesAfter: WHY_MS }),
    });
  announce(fault ? `${name}: left as it is. ${fault}` : `${done}: ${name}`);
}
