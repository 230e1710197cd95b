import type { ApiClient } from '../api/api-client.js';

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** As much of a JSON schema as the product's document uses; `null` as a type is read as `nullable`. */
export interface Schema {
  $ref?: string;
  type?: TypeName;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** A schema as the document writes it. */
type WrittenSchema = Omit<Schema, 'type' | 'anyOf'> & {
  type?: TypeName | 'null' | (TypeName | 'null')[];
  anyOf?: WrittenSchema[];
};

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** One call of the API as the document describes it. */
export interface Call {
  /** `PUT /api/v3/customermgt/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** The codes of its refusals by status; a failure that is not a refusal has none. */
  refusals: Map<number, Set<string>>;
  /** What each success answers, by status. */
  successes: Map<number, Schema | undefined>;
}

/** The document that the running server generates of itself. */
export class OpenApi {
  private constructor(private readonly document: Document) {}

  static async read(anyone: ApiClient): Promise<OpenApi> {
    const { body } = await anyone.get<Document>('/api/openapi.json');
    return new OpenApi(withPlainNulls(body) as Document);
  }

  get calls(): Call[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
    );
  }

  /** The schemas that calls refer to, by name. */
  get schemas(): Record<string, Schema> {
    return this.document.components.schemas;
  }

  /** The class that a schema describes, where it refers to one. */
  className(schema: Schema): string | undefined {
    return (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split('/').at(-1);
  }

  /** The schema itself, following a reference. */
  resolve(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    if (name) return this.resolve(this.document.components.schemas[name] ?? {});
    const [only, ...others] = schema.allOf ?? [];
    if (!only || others.length > 0) return schema;
    const { allOf: _one, ...rest } = schema;
    return { ...this.resolve(only), ...rest };
  }
}

/** `['string', 'null']` and `anyOf: [a, null]` are read as a nullable string and a nullable `a`. */
function withPlainNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNulls);
  if (typeof value !== 'object' || value === null) return value;
  const read = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withPlainNulls(one)]),
  ) as WrittenSchema;
  const { type, anyOf, ...rest } = read;
  if (Array.isArray(type)) {
    const [only] = type.filter((one) => one !== 'null');
    return { ...rest, type: only, nullable: true };
  }
  const [only, ...others] = (anyOf ?? []).filter((one) => one.type !== 'null');
  const isNullable = anyOf?.some((one) => one.type === 'null') ?? false;
  if (!isNullable || !only) return read;
  const choice = others.length > 0 ? { anyOf: [only, ...others] } : { allOf: [only] };
  return { ...rest, ...choice, nullable: true };
}

const codesOf = (schema: Schema | undefined): Set<string> =>
  new Set(schema?.properties?.['code']?.enum as string[] | undefined);

const schemaOf = ({ content }: Content): Schema | undefined =>
  content?.['application/json']?.schema;

const callOf = (method: string, path: string, operation: Operation): Call => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path,
  parameters: operation.parameters ?? [],
  body: operation.requestBody && schemaOf(operation.requestBody),
  refusals: new Map(
    Object.entries(operation.responses)
      .filter(([status]) => /^[45]\d\d$/.test(status))
      .map(([status, answer]) => [Number(status), codesOf(schemaOf(answer))]),
  ),
  successes: new Map(
    Object.entries(operation.responses)
      .filter(([status]) => /^[23]\d\d$/.test(status))
      .map(([status, answer]) => [Number(status), schemaOf(answer)]),
  ),
});
