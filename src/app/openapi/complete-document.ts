import type { OpenAPIObject } from '@nestjs/swagger';
import type { Answers, Schemas } from './answers.js';
import { ERROR_BODY, REFUSED } from './error-body.schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
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

/** Unknown properties are refused; `sqft` may be text, which no decorator of the DTO tells. */
function closed(schemas: Schemas): Schemas {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    if (!name.endsWith('Dto') || '$ref' in schema) return [name, schema] as const;
    const { properties } = schema;
    const sqft = properties?.['sqft'] && {
      ...properties['sqft'],
      type: undefined,
      oneOf: [{ type: 'number' }, { type: 'string' }],
      nullable: true,
    };
    const named = sqft ? { ...properties, sqft } : properties;
    return [name, { ...schema, properties: named, additionalProperties: false }] as const;
  });
  return Object.fromEntries<Schemas[string]>(entries);
}

/** Says what is in the body of a success, unless that is no JSON. */
function answered(responses: Responses, schema: Schemas[string] | undefined): Responses {
  if (!schema) return responses;
  const entries = Object.entries(responses).map(([status, response]) => {
    if (!status.startsWith('2') || !response || '$ref' in response) return [status, response];
    const { content = { [JSON_TYPE]: {} } } = response;
    return [
      status,
      content[JSON_TYPE] ? { ...response, content: { [JSON_TYPE]: { schema } } } : response,
    ];
  });
  return Object.fromEntries(entries) as Responses;
}

/** Adds to the generated document what the calls answer, and what holds for every call. */
export function completeDocument(
  document: OpenAPIObject,
  { answers, schemas: ofAnswers }: Answers,
): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      const answer = answers[operation.operationId ?? ''];
      operation.responses = { ...answered(operation.responses, answer), default: REFUSED };
      operation.parameters = operation.parameters?.map(described);
    }
  }
  const ofBodies = closed(document.components?.schemas ?? {});
  const schemas = { ...ofAnswers, ...ofBodies, ErrorBody: ERROR_BODY };
  return { ...document, components: { ...document.components, schemas } };
}
