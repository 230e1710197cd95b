import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import {
  useCreateCustomerMutation,
  useLazyGetCustomerQuery,
  useSaveCustomerMutation,
} from '../api';
import { planned, type PlannedTime } from './planned-time';

/**
 * Makes a customer, whose first day then gets the time that was found for it, unless another day or
 * branch was chosen meanwhile; returns the id.
 * @throws why the customer could not be made; where only the time could not be entered, a message says so
 */
export function useCreatePlanned(
  time: PlannedTime | null,
): (values: CreateCustomerDto) => Promise<string> {
  const [create] = useCreateCustomerMutation();
  const [read] = useLazyGetCustomerQuery();
  const [save] = useSaveCustomerMutation();

  const enter = async (id: string, wanted: PlannedTime): Promise<void> => {
    const body = planned(await read(id).unwrap(), wanted);
    if (body) await save({ id, body }).unwrap();
  };

  return async (values) => {
    const { id } = await create(values).unwrap();
    if (time) {
      await enter(id, time).catch((error: unknown) =>
        toast.warning(refusalSentences(apiErrorOf(error)), {
          title: 'The start could not be entered',
          closesAfter: 8_000,
        }),
      );
    }
    return id;
  };
}
