import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../api/api-client.js';
import { accepted } from './busy-seller.js';

/** A job as it is on its truck. */
export interface BookedMove {
  operationId: string;
  start: Date;
}

/** Registers a customer for a day and books the move on a truck, as sales do. */
export async function bookMove(
  sales: ApiClient,
  { branchId, day, truck }: { branchId: string; day: string; truck: string },
): Promise<BookedMove> {
  const customerInformation = {
    ...{ firstName: 'Stamped', lastName: `On ${day}`, phone: '4055550100', phoneType: 'Mobile' },
    ...{ email: `stamped-${day}@example.test`, referredBy: 'Web site' },
  };
  const moveDetails = { branchId, requestedDay: day };
  const body = { moveContractRequest: { customerInformation, moveDetails } };
  const { id } = await accepted<{ id: string }>(sales.post('customermgt', body));
  return book(sales, id, { branchId, truck });
}

/** Books the move of a customer. */
export async function book(
  sales: ApiClient,
  customerId: string,
  { branchId, truck }: { branchId: string; truck: string },
): Promise<BookedMove> {
  const { nounce, move } = await accepted<CustomerView>(sales.get(`customer/${customerId}`));
  const operation = move.activities[0]?.operations[0];
  if (!operation) throw new Error('A customer without a move');
  const path = `assignment/operation/${branchId}/${operation._id}`;
  await accepted(sales.put(path, { customerNounce: nounce, truck }));
  return { operationId: operation._id, start: new Date(operation.date) };
}
