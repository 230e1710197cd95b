import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ModuleGraph } from '../architecture/support/module-graph.js';
import { routesOf } from '../architecture/support/routes-of.js';
import type { Route } from '../architecture/support/routes-of.js';
import { exportsOf } from '../architecture/support/sources.js';
import { ApiClient } from '../support/api/api-client.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: Schema;
  enum?: string[];
  properties?: Record<string, Schema>;
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Some refusals that the API promises, each found in a different way: a code of its own, a guard, a
 * limit.
 */
const REFUSALS: Readonly<Record<string, string[]>> = {
  'POST /access-token': ['400 CREDENTIAL_MISSING', '401 LOGIN_FAILED', '429 TOO_MANY_REQUESTS'],
  'PUT /assignment/operation/{branchId}/{operationId}': [
    '401 UNAUTHENTICATED',
    '403 FORBIDDEN',
    '404 NOT_FOUND',
    '409 BLOCK_CHANGED',
    '409 CUSTOMER_INACTIVE',
    '409 LIFT_REQUIRED',
    '409 OTHER_BRANCH',
    '409 OUTSIDE_GRID',
    '409 SLOT_TAKEN',
    '409 STALE_NOUNCE',
    '409 TRUCK_UNAVAILABLE',
    '422 CREW_MISMATCH',
  ],
  'POST /mailer/send': ['422 MOVE_NOT_CONFIRMED', '422 NOT_ALL_TRUCKS_ASSIGNED'],
  'PUT /customermgt/{id}': ['409 ACTIVITY_COMMITTED', '422 PRE_SAVE_CHECKS'],
  'PUT /employee/{id}/picture': ['400 PICTURE_INVALID', '403 FORBIDDEN', '413 BODY_TOO_LARGE'],
  'GET /reports/{reportId}/download': ['409 REPORT_NOT_READY', '416 RANGE_NOT_SATISFIABLE'],
  'POST /booking/reservations/{id}/confirm': ['410 RESERVATION_EXPIRED'],
};

/** Calls that answer with bytes. */
const WITHOUT_JSON = [
  'GET /company/logo/{version}',
  'GET /customer/export',
  'GET /maps/streetview',
  'GET /maps/tiles/{z}/{x}/{y}',
  'GET /picture/{secret}',
  'GET /reports/{reportId}/download',
];

/** As the document writes a call: `GET /customer/{id}`, without the common prefix. */
const documented = ({ call }: Route): string =>
  call
    .replace(' ', ' /')
    .replace(/:(\w+)/g, '{$1}')
    .replace(/\{\*(\w+)\}/g, '{$1}');

/**
 * The document that the built server makes from its own code; only the build describes the bodies.
 */
describe('the API document of the running product', () => {
  let product: Product;
  let document: Document;
  let operations: Map<string, Operation>;
  let routes: Route[];

  beforeAll(async () => {
    product = await startProduct();
    const { body } = await new ApiClient(product.origin).get<Document>('/api/openapi.json');
    document = body;
    operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          `${method.toUpperCase()} ${path.replace(/^\/api\/v3/, '')}`,
          operation,
        ]),
      ),
    );
    const { ApiModule } = await exportsOf('src/app/api.module.ts');
    routes = (await ModuleGraph.of(ApiModule as Type)).controllers.flatMap(routesOf);
  });
  afterAll(() => product?.stop());

  const resolve = ({ $ref, ...schema }: Schema): Schema =>
    $ref ? (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const isDescribed = (schema: Schema | undefined): boolean => {
    if (!schema) return false;
    const { type, format, items, properties } = resolve(schema);
    if (format === 'binary') return true;
    return type === 'array' ? isDescribed(items) : Object.keys(properties ?? {}).length > 0;
  };

  const isBare = (schema: Schema): boolean => {
    const { type, items, ...more } = resolve(schema);
    if (type === 'array') return !items || isBare(items);
    return type === 'object' && Object.keys(more).length === 0;
  };

  it('has every call and no other', () => {
    expect([...operations.keys()].sort()).toEqual(routes.map(documented).sort());
  });

  it('says of every body what is in it', () => {
    const withBody = routes.filter(({ takesBody }) => takesBody).map(documented);
    expect(withBody.length).toBeGreaterThan(30);
    const vague = withBody.filter((call) => {
      const kinds = Object.values(operations.get(call)?.requestBody?.content ?? {});
      return kinds.length === 0 || !kinds.every(({ schema }) => isDescribed(schema));
    });
    expect(vague).toEqual([]);
  });

  it('says of every answer what is in it', () => {
    const vague = [...operations].filter(([, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .some(([, { content = {} }]) => {
          const schemas = Object.values(content).map(({ schema }) => schema);
          return schemas.length === 0 || schemas.some((one) => !one || isBare(one));
        }),
    );
    expect(vague.map(([call]) => call).sort()).toEqual(WITHOUT_JSON);
  });

  it('distinguishes a delivered email from one that is on its way', () => {
    const { responses = {} } = operations.get('POST /mailer/send') ?? {};
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
    expect(successes.sort()).toEqual(['200', '202']);
  });

  it('says who may make each call, and what it may refuse, by status and code', () => {
    const said = [...operations].map(([call, operation]) => ({ call, ...operation }));
    const silent = said.filter(
      ({ summary = '', description = '' }) =>
        summary === '' || !/^(Open|Permission `\w+`): /m.test(description),
    );
    expect(silent.map(({ call }) => call)).toEqual([]);
    for (const [call, refusals] of Object.entries(REFUSALS)) {
      const { responses = {} } = operations.get(call) ?? {};
      const codes = Object.entries(responses).flatMap(([status, { content = {} }]) =>
        (content['application/json']?.schema?.properties?.['code']?.enum ?? []).map(
          (code) => `${status} ${code}`,
        ),
      );
      expect([call, codes]).toEqual([call, expect.arrayContaining(refusals)]);
    }
  });

  it('names every part of a path', () => {
    const unnamed = [...operations].filter(([call, { parameters = [] }]) => {
      const named = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
      const parts = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return parts.sort().join() !== named.sort().join();
    });
    expect(unnamed.map(([call]) => call)).toEqual([]);
  });
});
