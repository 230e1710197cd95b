import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { confirm, toast } from '../../../shared/ui';
import { useSaveTruckMutation, useTakeOutOfServiceMutation } from '../api';
import { confirmClear } from './confirm-clear';

export interface TruckService {
  isBusy: boolean;
  remove: () => Promise<void>;
  giveBack: () => Promise<void>;
}

/**
 * Takes a truck out of service and back.
 * @param onRefused shows why a call was refused
 */
export function useTruckService(
  truck: TruckView,
  onRefused: (error: unknown) => void,
): TruckService {
  const [takeOut, taking] = useTakeOutOfServiceMutation();
  const [save, saving] = useSaveTruckMutation();
  const { _id: id } = truck;

  const giveBack = async (): Promise<void> => {
    try {
      await save({ id, truck: { ...truck, inService: true } }).unwrap();
      toast.success('Truck returned to Service');
    } catch (error) {
      onRefused(error);
    }
  };
  const remove = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Remove from service',
      message: 'Please Confirm. Are you sure you want to remove this truck from service?',
      danger: true,
    });
    if (!agreed) return;
    try {
      const done = await confirmClear(truck, (clear) => takeOut({ id, clear }).unwrap());
      if (!done) return;
      // Bookings that were cleared would not come back with the truck.
      const undo = done.cleared ? undefined : (): void => void giveBack();
      toast.success('Truck taken out of Service', { undo });
    } catch (error) {
      onRefused(error);
    }
  };

  return { isBusy: taking.isLoading || saving.isLoading, remove, giveBack };
}
