import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { completeDocument } from './complete-document.js';

const document = (): OpenAPIObject => ({
  openapi: '3.1.0',
  info: { title: 'Emma', version: '1' },
  paths: {
    '/truck': {
      get: {
        operationId: 'TruckController_list',
        responses: { 200: { description: '' } },
        ...{ 'x-permission': 'trucks', 'x-shown-to-crews': { name: true, stops: { at: true } } },
      },
    },
    '/feed': {
      get: {
        operationId: 'FeedController_read',
        responses: { 200: { description: '', content: { 'text/calendar': {} } } },
      },
    },
  },
  components: {
    schemas: {
      StopDto: { type: 'object', properties: { sqft: { type: 'object', description: 'Feet.' } } },
      TruckDto: { type: 'object', properties: { name: { type: 'string' } } },
      Other: { type: 'object' },
    },
  },
});

const text = { type: 'string' } as const;
const STOP = {
  type: 'object' as const,
  properties: { at: text, fee: { type: 'number' as const } },
  required: ['at', 'fee'],
};
const TRUCK = {
  type: 'object' as const,
  properties: {
    name: text,
    cost: { type: 'number' as const },
    note: text,
    stops: { type: 'array' as const, items: { $ref: '#/components/schemas/StopView' } },
  },
  required: ['name', 'cost', 'stops'],
};

describe('the completed OpenAPI document', () => {
  const list = { type: 'array', items: { $ref: '#/components/schemas/TruckView' } } as const;
  const { paths, components } = completeDocument(document(), {
    answers: { TruckController_list: list, FeedController_read: { type: 'string' } },
    schemas: { TruckView: TRUCK, StopView: STOP },
    refusals: {
      TruckController_list: [
        ['conflict', 'NAME_TAKEN'],
        ['conflict', 'OTHER_BRANCH'],
      ],
    },
    sentences: { NAME_TAKEN: 'A truck has this name' },
  });
  const schemas = components?.schemas ?? {};

  it('says what is in the body of an answer', () => {
    const content = { 'application/json': { schema: list } };
    expect(paths['/truck']?.get?.responses['200']).toEqual({ description: '', content });
    expect(schemas['TruckView']).toMatchObject({ type: 'object' });
  });

  it('says what every reader finds in an answer, also within it', () => {
    expect(schemas['TruckView']).toEqual({ ...TRUCK, required: ['name', 'stops'] });
    expect(schemas['StopView']).toEqual({ ...STOP, required: ['at'] });
    expect(paths['/truck']?.get).not.toHaveProperty('x-shown-to-crews');
    expect(TRUCK.required).toContain('cost');
  });

  it('says what a call may refuse, by status and code', () => {
    const { responses = {} } = paths['/truck']?.get ?? {};
    expect(Object.keys(responses)).toEqual(['200', '401', '403', '409', '431', '503', 'default']);
    expect(responses['409']).toMatchObject({
      description: '- `NAME_TAKEN`: A truck has this name\n- `OTHER_BRANCH`',
      content: {
        'application/json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/ErrorBody' }],
            properties: { code: { enum: ['NAME_TAKEN', 'OTHER_BRANCH'] } },
          },
        },
      },
    });
  });

  it('says who may make a call', () => {
    expect(paths['/truck']?.get?.description).toBe('Permission `trucks`: manager, admin.');
  });

  it('leaves answers that are no JSON as they are', () => {
    const content = { 'text/calendar': {} };
    expect(paths['/feed']?.get?.responses['200']).toEqual({ description: '', content });
  });

  it('refuses properties that a body does not name', () => {
    expect(schemas['TruckDto']).toEqual({
      type: 'object',
      properties: { name: { type: 'string' } },
      additionalProperties: false,
    });
    expect(schemas['Other']).toEqual({ type: 'object' });
  });

  it('lets square feet come as a number or as numeric text', () => {
    expect(JSON.parse(JSON.stringify(schemas['StopDto']))).toMatchObject({
      properties: {
        sqft: {
          description: 'Feet.',
          oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'null' }],
        },
      },
    });
  });
});
