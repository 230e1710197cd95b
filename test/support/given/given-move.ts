import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { TestApi } from '../api/start-test-api.js';

/** A customer with one activity of one operation, made as sales make one. */
export interface GivenMove {
  customerId: string;
  activityId: string;
  operationId: string;
  nounce: string;
  customer: CustomerView;
}

let made = 0;

export async function givenMove(
  api: TestApi,
  day: string,
  { branchId = api.branchId, name = 'Gomez' }: { branchId?: string; name?: string } = {},
): Promise<GivenMove> {
  made += 1;
  const created = await api.as('sales').post<{ id: string }>('customermgt', {
    moveContractRequest: {
      customerInformation: {
        firstName: `Maria${made}`,
        lastName: name,
        phone: '4055550100',
        phoneType: 'Mobile',
        email: `maria${made}@example.test`,
        referredBy: 'Web site',
      },
      moveDetails: { branchId, requestedDay: day },
    },
  });
  if (created.status !== 201) throw new Error(`No customer: ${JSON.stringify(created.body)}`);
  return readMove(api, created.body.id);
}

export async function readMove(api: TestApi, customerId: string): Promise<GivenMove> {
  const { body: customer } = await api.as('sales').get<CustomerView>(`customer/${customerId}`);
  const activity = customer.move.activities[0];
  const operation = activity?.operations[0];
  if (!activity || !operation) throw new Error('The customer has no operation');
  return {
    customerId,
    activityId: activity._id,
    operationId: operation._id,
    nounce: customer.nounce,
    customer,
  };
}
