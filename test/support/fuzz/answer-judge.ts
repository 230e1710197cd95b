import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { OpenApi, Schema } from './open-api.js';

/** Holds answers against what the document says of them. */
export class AnswerJudge {
  private readonly ajv = new Ajv({ strict: false, validateFormats: false });
  private readonly known = new Map<Schema, ValidateFunction>();

  constructor(private readonly document: OpenApi) {}

  /** Where an answer is not as the schema says, or has what it does not know; undefined when all is right. */
  faultOf(schema: Schema, text: string): string | undefined {
    const isRight = this.known.get(schema) ?? this.learn(schema);
    if (isRight(JSON.parse(text))) return undefined;
    const [{ instancePath = '', message = '', params = {} } = {}] = isRight.errors ?? [];
    return `answer${instancePath} ${message} ${JSON.stringify(params)}`;
  }

  private learn(schema: Schema): ValidateFunction {
    const components = { schemas: this.document.schemas };
    const isRight = this.ajv.compile(toJsonSchema({ ...schema, components }) as object);
    this.known.set(schema, isRight);
    return isRight;
  }
}

/** A document's schema as JSON Schema writes it, where `null` is a type of its own; closed against unknown properties. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...own } = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, toJsonSchema(value)]),
  );
  const closed = own['properties'] ? { additionalProperties: false, ...own } : own;
  return nullable === true ? { anyOf: [closed, { type: 'null' }] } : closed;
}
