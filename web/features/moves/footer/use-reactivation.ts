import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useReactivateCustomerMutation } from '../api';
import { useCustomerPage } from '../form/customer-context';

export interface Reactivation {
  /** @param nounce the version of the canceled customer */
  reactivate: (nounce: string) => Promise<void>;
  isReactivating: boolean;
}

/** Brings a canceled customer back, without the trucks that canceling gave back. */
export function useReactivation(): Reactivation {
  const { base, write } = useCustomerPage();
  const [send, { isLoading }] = useReactivateCustomerMutation();
  const reactivate = async (nounce: string): Promise<void> => {
    try {
      await write(() => send({ id: base._id, nounce }).unwrap());
      toast.success('Customer reactivated');
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };
  return { reactivate, isReactivating: isLoading };
}
