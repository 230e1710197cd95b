import { showClockTime } from '../../../shared/format';
import { confirm, toast } from '../../../shared/ui';
import type { DayKey } from '../model/day-key';
import {
  useMakeAvailableMutation,
  useMakeUnavailableMutation,
  useRemoveRentalMutation,
} from '../api/day-plan-api';
import { showRefusal } from '../drag/show-refusal';

export interface DayTrucks {
  /** `from`, `HH:mm`: for the rest of the day only. */
  makeUnavailable: (truckIds: string[], note: string, from?: string) => Promise<void>;
  makeAvailable: (truckIds: string[], question: string) => Promise<void>;
  removeRental: (truckId: string, name: string) => Promise<void>;
}

/** Which trucks run on a day; each action is confirmed first, or has its reason. */
export function useDayTrucks(key: DayKey): DayTrucks {
  const [takeOut] = useMakeUnavailableMutation();
  const [giveBack] = useMakeAvailableMutation();
  const [remove] = useRemoveRentalMutation();
  const tell = (done: string, { error }: { error?: unknown }): void => {
    if (error) showRefusal('Not changed', error);
    else toast.success(done);
  };
  return {
    makeUnavailable: async (truckIds, note, from) =>
      tell(
        from ? `Not available from ${showClockTime(from)} on` : 'Not available on this day',
        await takeOut({ ...key, truckIds, note, from }),
      ),
    makeAvailable: async (truckIds, question) => {
      if (!(await confirm({ title: 'Please Confirm', message: question }))) return;
      tell('Available on this day', await giveBack({ ...key, truckIds }));
    },
    removeRental: async (truckId, name) => {
      const agreed = await confirm({
        title: 'Please Confirm',
        message: `Are you sure you want to delete the rental truck ${name}?`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (agreed) tell('Rental truck deleted', await remove({ ...key, truckId }));
    },
  };
}
