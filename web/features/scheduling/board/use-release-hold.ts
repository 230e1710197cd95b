import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { useMay, useSession } from '../../../shared/auth';
import { showDayNamed } from '../../../shared/format';
import { truckHours } from '../../../shared/labels';
import { confirm } from '../../../shared/ui';
import { useBoard, useBoardModel } from '../drag/board-context';
import { heldTime } from '../model/hold-labels';
import { useGiveBack } from '../drag/use-give-back';

/**
 * Gives a held time back after a question; null where this person may not: one's own may go, and a
 * dispatcher may free those of colleagues.
 */
export function useReleaseHold(
  reservation: ReservationView,
  timezone: string,
): (() => Promise<void>) | null {
  const { key, undo } = useBoard();
  const view = useBoardModel()?.view;
  const session = useSession();
  const mayDispatch = useMay('dispatch');
  const giveBack = useGiveBack(undo);
  const { holdId, heldBy } = reservation;
  const isOwn = heldBy !== null && heldBy._id === session?.userId;
  if (holdId === null || heldBy === null || !(isOwn || mayDispatch)) return null;

  return async () => {
    const held = view?.reservations.filter((one) => one.holdId === holdId) ?? [];
    const trucks = view?.trucks.filter(({ _id }) => held.some(({ truck }) => truck === _id)) ?? [];
    // A board knows what it takes of the truck, with the drives.
    const named = heldTime(trucks, truckHours(reservation, timezone));
    const time = `${named}, ${showDayNamed(key.day)}`;
    const agreed = await confirm({
      title: 'Give this time back?',
      message: isOwn
        ? `You hold ${time}. Anyone can book it then.`
        : `${heldBy.displayName} holds ${time}, perhaps with the customer on the phone. Anyone can book it then.`,
      confirmLabel: 'Give back',
      danger: true,
    });
    if (agreed) await giveBack(named, { ...key, holdId });
  };
}
