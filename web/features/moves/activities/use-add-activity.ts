import type { CustomerView } from '../../../../src/modules/moves/contract/customer.view';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useAddActivityMutation } from '../api';
import type { CustomerFormState } from '../form/use-customer-form';

export interface AddActivityOptions {
  base: CustomerView;
  write: CustomerFormState['write'];
  onAdded: (activityId: string) => void;
}

/** Adds a day's work with the defaults; the server finds a free day for it. */
export function useAddActivity({ base, write, onAdded }: AddActivityOptions): {
  add: () => Promise<void>;
  isAdding: boolean;
} {
  const [send, { isLoading }] = useAddActivityMutation();
  const add = async (): Promise<void> => {
    try {
      const { activity } = await write(() =>
        send({ movingContractId: base._id, nounce: base.nounce }).unwrap(),
      );
      onAdded(activity._id);
      toast.success('Activity was successfully created');
    } catch (error) {
      toast.error(apiErrorOf(error).message, { stays: true });
    }
  };
  return { add, isAdding: isLoading };
}
