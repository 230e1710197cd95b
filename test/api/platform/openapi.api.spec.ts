import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { keyOf } from '../access/call-keys.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Calls whose success is not 200. */
const OTHER_STATUS: Readonly<Record<string, string>> = {
  'POST /api/v3/employee': '201',
  'POST /api/v3/reports/manager': '202',
  'POST /api/v3/reports/marketing': '202',
  'POST /api/v3/reports/moves': '202',
  'POST /api/v3/troublelocations': '201',
  'POST /api/v3/customermgt': '201',
  'POST /api/v3/customerview': '201',
  'POST /api/v3/customer/clone/{id}': '201',
  'POST /api/v3/contract/phone': '201',
  'POST /api/v3/move/activity': '201',
  'POST /api/v3/move/drivetimes/{customerId}/{activityId}': '202',
  'POST /api/v3/estimates/model': '202',
  'POST /api/v3/movemanager/rental': '201',
  'POST /api/v3/booking/reservations': '201',
  'POST /api/v3/booking/reservations/{id}/code': '202',
  'POST /api/v3/booking/reservations/{id}/confirm': '201',
  'POST /api/v3/planning/proposals': '201',
  'POST /api/v3/slots/hold': '201',
  'POST /api/v3/mailer/template': '201',
  'POST /api/v3/mailer/email/{emailId}/retry': '202',
};

describe('GET /api/openapi.json', () => {
  let api: TestApi;
  let document: OpenAPIObject;
  let calls: [string, Operation][];

  beforeAll(async () => {
    api = await startTestApi();
    document = (await api.anonymous.get<OpenAPIObject>('/api/openapi.json')).body;
    calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(
        ([method, operation]): [string, Operation] => [
          `${method.toUpperCase()} ${path}`,
          operation,
        ],
      ),
    );
  });
  afterAll(() => api?.close());

  it('says which calls need a token', () => {
    for (const [name, { security }] of calls) {
      const [method = '', path = ''] = name.split(' ');
      expect([name, security ?? []]).toEqual([
        name,
        keyOf(method, path) === 'open' ? [] : [{ bearer: [] }],
      ]);
    }
  });

  it('says with which status each call succeeds', () => {
    const others = calls.flatMap(([name, { responses }]) => {
      const [status] = Object.keys(responses).filter((code) => code.startsWith('2'));
      return status && status !== '200' ? [[name, status]] : [];
    });
    expect(Object.fromEntries(others)).toEqual(OTHER_STATUS);
  });

  it('shows the body of every refusal [R-API-4]', () => {
    const refusals = calls.map(([, { responses }]) => responses['default']);
    const body = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
    expect(refusals.every((refusal) => refusal !== undefined)).toBe(true);
    expect(refusals[0]).toMatchObject({ content: body });
    expect(document.components?.schemas?.['ErrorBody']).toMatchObject({
      required: ['statusCode', 'code', 'message', 'requestId'],
    });
  });

  it('describes ids and days in paths', () => {
    const inPaths = calls.flatMap(([, { parameters = [] }]) =>
      parameters.filter((parameter) => 'in' in parameter && parameter.in === 'path'),
    );
    const shapes = inPaths.map((parameter) => ({
      name: 'name' in parameter ? parameter.name : '',
      schema: 'schema' in parameter ? parameter.schema : undefined,
    }));
    for (const { name, schema } of shapes) {
      if (name === 'date') expect(schema).toMatchObject({ type: 'string', format: 'date' });
      else if (/id$/i.test(name)) expect(schema).toMatchObject({ pattern: '^[0-9a-f]{24}$' });
    }
  });
});
