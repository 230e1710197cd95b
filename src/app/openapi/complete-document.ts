import type { OpenAPIObject } from '@nestjs/swagger';
import { SHOWN_TO_CREWS } from '#platform/http/reduced-to.js';
import { AlwaysThere } from './always-there.js';
import type { Answers, Schemas } from './answers.js';
import { ERROR_BODY } from './error-body.schema.js';
import { permissionText, refusalsOf } from './refusals.js';
import type { Operation } from './refusals.js';

type Parameter = NonNullable<Operation['parameters']>[number];
type Responses = Operation['responses'];

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const ID = { type: 'string', pattern: '^[0-9a-f]{24}$' } as const;
const DAY = { type: 'string', format: 'date' } as const;

const pathSchema = (name: string) => {
  if (name === 'date') return DAY;
  return /id$/i.test(name) ? ID : undefined;
};

function described(parameter: Parameter): Parameter {
  if (!('in' in parameter) || parameter.in !== 'path') return parameter;
  const schema = pathSchema(parameter.name);
  return schema ? { ...parameter, schema } : parameter;
}

/**
 * Unknown properties are refused; `sqft` may also be text, which no decorator of the DTO can say.
 */
function closed(schemas: Schemas): Schemas {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    if (!name.endsWith('Dto') || '$ref' in schema) return [name, schema] as const;
    const { properties } = schema;
    const sqft = properties?.['sqft'] && {
      ...properties['sqft'],
      type: undefined,
      oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'null' }],
    };
    const named = sqft ? { ...properties, sqft } : properties;
    return [name, { ...schema, properties: named, additionalProperties: false }] as const;
  });
  return Object.fromEntries<Schemas[string]>(entries);
}

/** Describes the body of a success, unless it is not JSON. */
function answered(responses: Responses, schema: Schemas[string] | undefined): Responses {
  if (!schema) return responses;
  const entries = Object.entries(responses).map(([status, response]) => {
    if (!status.startsWith('2') || !response || '$ref' in response)
      return [status, response] as const;
    const { content = { [JSON_TYPE]: {} } } = response;
    return [
      status,
      content[JSON_TYPE] ? { ...response, content: { [JSON_TYPE]: { schema } } } : response,
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The call's own description, and who may make it. */
function explained(operation: Operation): Operation {
  const key = operation['x-permission'];
  if (!key) return operation;
  const description = [operation.description, permissionText(key)].filter(Boolean).join('\n\n');
  return { ...operation, description, ...(key === 'open' ? { security: [] } : {}) };
}

/**
 * Adds to the generated document what the calls answer and refuse, and what is true of every call.
 */
export function completeDocument(document: OpenAPIObject, known: Answers): OpenAPIObject {
  const answers = structuredClone(known);
  const always = new AlwaysThere(answers.schemas);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation: Operation | undefined = methods[method];
      if (!operation) continue;
      const { responses, operationId = '', [SHOWN_TO_CREWS]: shown, ...said } = operation;
      if (shown !== undefined) always.loosen(answers.answers[operationId], shown);
      methods[method] = {
        ...explained({ ...said, responses, operationId }),
        responses: {
          ...answered(responses, answers.answers[operationId]),
          ...refusalsOf(`${method.toUpperCase()} ${path}`, operation, answers),
        },
        ...(operation.parameters ? { parameters: operation.parameters.map(described) } : {}),
      };
    }
  }
  const ofBodies = closed(document.components?.schemas ?? {});
  const schemas = { ...answers.schemas, ...ofBodies, ErrorBody: ERROR_BODY };
  return { ...document, components: { ...document.components, schemas } };
}
