import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import { CreateMoveCommand, NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import type { TestApi } from '../../support/api/start-test-api.js';

interface Given {
  first?: string;
  last?: string;
  day?: string | null;
  branchId?: string;
  autobooking?: boolean;
  [field: string]: unknown;
}

/**
 * A customer created as the server creates one.
 * @returns its id
 */
export async function givenListed(api: TestApi, given: Given = {}): Promise<string> {
  const { first = 'Maria', last = 'Gomez', day = null, branchId = api.branchId, ...more } = given;
  const customer = { firstName: first, lastName: last, referredBy: 'Web site', branchId, ...more };
  const { id } = await api.execute(new CreateMoveCommand({ customer, requestedDay: day }));
  return id;
}

/** Notes on a customer that an email of a kind was delivered. */
export const givenEmail = (
  api: TestApi,
  id: string,
  template: 'rfq' | 'confirmation' | 'mym' | 'followup' | 'autobooknonresponse' | 'other',
  sent: string,
): Promise<unknown> =>
  api.execute(
    new NoteEmailDeliveredCommand(id, {
      template,
      sent: new Date(sent),
      acceptedVersion: 1,
    }),
  );

export type Query = Record<string, string | number>;

/** The list as one of the test people gets it. */
export async function listOf(
  api: TestApi,
  query: Query,
  person: 'mover' | 'sales' = 'sales',
): Promise<CustomerListView> {
  const { body, status } = await api.as(person).get<CustomerListView>('customer', { query });
  if (status !== 200) throw new Error(`No list: ${JSON.stringify(body)}`);
  return body;
}

/** `First Last` of each row. */
export const namesOf = ({ customers }: CustomerListView): string[] =>
  customers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
