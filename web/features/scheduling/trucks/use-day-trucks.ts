import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { showClockTime } from '../../../shared/format';
import { confirm, toast } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { showUndone } from '../drag/show-undone';
import { namesOfTrucks } from '../model/row-labels';
import { useRentalUndo } from './use-rental-undo';
import { useStandInUndo, type StandIn } from './use-stand-in-undo';
import { useTruckUndo } from './use-truck-undo';

export interface DayTrucks {
  /** `from`, `HH:mm`: for the rest of the day only. */
  makeUnavailable: (truckIds: string[], note: string, from?: string) => Promise<void>;
  makeAvailable: (truckIds: string[], question: string) => Promise<void>;
  removeRental: (truckId: string, name: string) => Promise<void>;
  /** Null: its own truck serves the row again. */
  standIn: (truck: DayTruckView, by: StandIn | null) => Promise<void>;
}

/** Which trucks run on a day; each action is confirmed first, or has its reason, and can be undone. */
export function useDayTrucks(board: BoardController): DayTrucks {
  const change = useTruckUndo(board);
  const rentals = useRentalUndo(board);
  const serve = useStandInUndo(board);
  const tell = (done: string, id: string | null): void => {
    if (id === null) return;
    const back = (): void => void board.undo.undo(id).then((taken) => showUndone('Undone', taken));
    toast.success(done, { id, undo: back });
  };
  const namesOf = (ids: readonly string[]): string =>
    namesOfTrucks(board.model?.view.trucks.filter(({ _id }) => ids.includes(_id)) ?? []);
  const nameOf = (ids: readonly string[]): string =>
    ids.length === 1 ? namesOf(ids) : `${ids.length} trucks`;
  return {
    makeUnavailable: async (truckIds, note, from) => {
      const out = { note, from: from ?? null };
      const since = from ? `from ${showClockTime(from)} on` : 'on this day';
      tell(
        `Not available ${since}: ${namesOf(truckIds)}`,
        await change(`${nameOf(truckIds)} unavailable`, truckIds, out),
      );
    },
    makeAvailable: async (truckIds, question) => {
      if (!(await confirm({ title: 'Please Confirm', message: question }))) return;
      const id = await change(`${nameOf(truckIds)} available`, truckIds, null);
      tell(`Available on this day: ${namesOf(truckIds)}`, id);
    },
    standIn: async ({ _id, name }, by) => {
      if (!by) return tell(`${name} serves its row again`, await serve(`${name} back`, _id, null));
      const other = typeof by.by === 'string' ? nameOf([by.by]) : by.by.name;
      const done = `${other} stands in from ${showClockTime(by.from)}`;
      tell(done, await serve(`${other} for ${name}`, _id, by));
    },
    removeRental: async (truckId, name) => {
      const agreed = await confirm({
        title: 'Please Confirm',
        message: `Are you sure you want to delete the rental truck ${name}?`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!agreed) return;
      const truck = board.model?.view.trucks.find(({ _id }) => _id === truckId);
      const { branchId, day: rentalDay } = board.key;
      const { abbreviation, color, hasLift } = truck ?? {};
      const rental = { branchId, name, abbreviation, color, hasLift, rentalDay };
      tell(`Rental truck deleted: ${name}`, await rentals.remove(rental, truckId));
    },
  };
}
