import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { roleOf, TEST_PEOPLE } from '../../support/api/test-people.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { writtenRoles } from '../../support/rules/written-roles.js';
import { keyOf } from './call-keys.js';

const HOLDERS = writtenRoles();

interface Route {
  method: string;
  path: string;
}

const UNKNOWN_ID = '000000000000000000000000';
const SAMPLES: Readonly<Record<string, string>> = { date: '2026-01-05', z: '1', x: '1', y: '1' };

const call = (client: ApiClient, { method, path }: Route) => {
  switch (method) {
    case 'POST':
      return client.post(path, {});
    case 'PUT':
      return client.put(path, {});
    case 'PATCH':
      return client.patch(path, {});
    case 'DELETE':
      return client.delete(path);
    default:
      return client.get(path);
  }
};

describe('the role matrix', () => {
  let api: TestApi;
  let routes: Route[];

  beforeAll(async () => {
    api = await startTestApi();
    const { body } = await api.anonymous.get<{ paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
  });
  afterAll(() => api?.close());

  /** Ids that do not exist; for what belongs to a person, the caller's own. */
  const concrete = ({ method, path }: Route, person?: TestPerson): Route => ({
    method,
    path: path.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const isOwn = /\/schedule\/|\/picture$/.test(path) && person;
      return isOwn ? api.people[person]._id : (SAMPLES[name] ?? UNKNOWN_ID);
    }),
  });

  it('knows every call of the running server [R-ACCESS-10]', () => {
    const unknown = routes.filter(({ method, path }) => keyOf(method, path) === undefined);
    expect(unknown).toEqual([]);
    expect(routes.length).toBeGreaterThan(8);
  });

  it('asks for a token wherever the table does [R-ACCESS-5]', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { status } = await call(api.anonymous, concrete(route));
      const isOpen = keyOf(route.method, route.path) === 'open';
      if (isOpen ? status === 401 || status === 403 : status !== 401) {
        wrong.push(`${route.method} ${route.path} → ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(TEST_PEOPLE)('lets the %s do what the table says and nothing else', async (person) => {
    const wrong: string[] = [];
    for (const route of routes) {
      const key = keyOf(route.method, route.path);
      if (key === 'open' || key === undefined) continue;
      const { status } = await call(api.as(person), concrete(route, person));
      const isRight = HOLDERS.get(key)?.includes(roleOf(person))
        ? status !== 401 && status !== 403 && status < 500
        : status === 403;
      if (!isRight) wrong.push(`${route.method} ${route.path} (${key}) → ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
