import { ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { TEST_PEOPLE } from '../../support/api/test-people.js';
import type { TestPerson } from '../../support/api/test-people.js';

/**
 * The same server with tokens of its present time: after `setTime` the old ones are no longer
 * valid.
 */
export async function withFreshTokens(api: TestApi): Promise<TestApi> {
  const clients = new Map<TestPerson, ApiClient>();
  for (const person of TEST_PEOPLE) clients.set(person, await api.asEmployee(api.people[person]));
  return { ...api, as: (person) => clients.get(person) ?? api.anonymous };
}
