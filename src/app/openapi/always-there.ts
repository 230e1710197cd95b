import type { ShownFields } from '#platform/http/reduced-to.js';
import type { Schemas } from './answers.js';

type Schema = Schemas[string];
type Inline = Exclude<Schema, { $ref: string }>;

const NAMED = '#/components/schemas/';

/** Takes out of `required` what the readers of an answer are not all shown; the schemas it refers to are changed, too. */
export class AlwaysThere {
  private readonly seen = new Map<ShownFields, Set<object>>();

  /** @param named by name, as `components.schemas` has them */
  constructor(private readonly named: Schemas) {}

  loosen(schema: Schema | undefined, shown: ShownFields): void {
    if (!schema || shown === true) return;
    if ('$ref' in schema) return this.loosen(this.named[schema.$ref.slice(NAMED.length)], shown);
    const known = this.seen.get(shown) ?? new Set();
    if (known.has(schema)) return;
    this.seen.set(shown, known.add(schema));
    for (const one of schema.anyOf ?? []) this.loosen(one, shown);
    this.loosen(schema.items, shown);
    this.loosenFields(schema, shown);
  }

  private loosenFields(schema: Inline, shown: Exclude<ShownFields, true>): void {
    const every = shown['*'];
    if (typeof schema.additionalProperties === 'object' && every !== undefined)
      this.loosen(schema.additionalProperties, every);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const of = shown[name] ?? every;
      if (of !== undefined) this.loosen(field, of);
    }
    const isShown = (name: string): boolean => (shown[name] ?? every) !== undefined;
    const required = schema.required?.filter(isShown);
    if (required && required.length > 0) schema.required = required;
    else delete schema.required;
  }
}
