import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { OpenApi, Schema } from '../../support/fuzz/open-api.js';

const LONG = 12_000;
const MAX_DEPTH = 4;

/** Values that have broken servers: empty, huge, foreign, half, or code in some language. */
const HOSTILE: Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  -0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  '0',
  '1e999',
  true,
  [],
  [[]],
  {},
  { a: { b: [] } },
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🚚'.repeat(60),
  'ä'.repeat(LONG),
  "'; drop table moves.activity; --",
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  'a\r\nb: c',
  '%00',
  '0000-00-00',
  '2027-02-30',
  '9999-12-31',
  '0001-01-01',
  '2027-03-10T25:61:00Z',
  '+275760-09-13T00:00:00.000Z',
  '99999-9999',
  'http://169.254.169.254/',
);

const DAYS = fc.constantFrom('2027-03-10', '2027-03-11', '2026-11-20');

/** What fields of such a name take. */
const USUAL: readonly (readonly [RegExp, Arbitrary<string>])[] = [
  [/email|recipient$/i, fc.constantFrom('maria@example.test', 'o@example.test')],
  [/recipientcc/, fc.constantFrom('', 'maria@example.test')],
  [/timezone/i, fc.constantFrom('America/Chicago', 'America/Denver')],
  [/colou?r/i, fc.constantFrom('#336699', '#ffffff')],
  [/zip|codes/i, fc.constantFrom('73103', '73107')],
  [/url$/i, fc.constantFrom('', 'https://example.test/a')],
  [/phone$/i, fc.constantFrom('4055550100', '')],
  [/nounce/i, fc.integer({ min: 1, max: 4 }).map(String)],
  [/day$|^start$|^end$|^from$|^to$/i, DAYS],
  [/^date$/, fc.constantFrom('2027-03-10', '2027-03-10T15:00:00.000Z')],
  [/^time$/, fc.constantFrom('08:00', '09:15')],
  [/referredBy/, fc.constantFrom('Web site')],
  [/typeOfWOrk/, fc.constantFrom('Load', 'Unload', 'Hold', 'LoadAndUnload')],
  [/locationType|fromType/, fc.constantFrom('Apartment', 'House', 'Storage', 'Other')],
  [/html|mjml/, fc.constantFrom('<p>Hello</p>', '<mjml><mj-body></mj-body></mjml>')],
  [/name$|street|city|address|notes?$|subject|reason/i, fc.constantFrom('Oak', 'Elm', 'Ash')],
];

/** Texts that some field takes. */
const WORDS = [
  'Web site',
  '73103',
  'Apartment',
  'House',
  'Load',
  '2.5',
  '1',
  '09:00',
  'maria@example.test',
  'all',
  'mail',
  'rfq',
  '2027-03-10',
  '2027-03-10T15:00:00.000Z',
  'America/Chicago',
  '#336699',
];

const orHostile = (usual: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 39, arbitrary: usual }, { weight: 1, arbitrary: HOSTILE });

/** Values that a schema describes, and now and then one that it does not. */
export class Values {
  constructor(
    private readonly document: OpenApi,
    /** Of things that exist, so that a request gets further than its first check. */
    private readonly ids: readonly string[],
  ) {}

  /** `name`: of the field, which often says what the schema does not. */
  of(schema: Schema, name = '', depth = 0): Arbitrary<unknown> {
    const resolved = this.document.resolve(schema);
    return orHostile(this.usual(resolved, name, depth));
  }

  private usual(schema: Schema, name: string, depth: number): Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'string':
        return this.text(schema, name);
      case 'integer':
      case 'number':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(
          depth > MAX_DEPTH ? HOSTILE : this.of(schema.items ?? {}, name, depth + 1),
          {
            maxLength: 3,
          },
        );
      case 'object':
        return depth > MAX_DEPTH ? fc.constant({}) : this.object(schema, depth);
      default:
        return fc.oneof(this.text(schema, name), numbers(schema), HOSTILE);
    }
  }

  private text({ pattern, format }: Schema, name: string): Arbitrary<string> {
    const id = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...this.ids) },
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 }),
    );
    if (pattern?.includes('{24}')) return id;
    const usual = format === 'date' ? DAYS : USUAL.find(([fits]) => fits.test(name))?.[1];
    return fc.oneof(
      { weight: 20, arbitrary: usual ?? fc.oneof(id, fc.constantFrom(...WORDS)) },
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<object> {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const presence = required.includes(name) ? 0.97 : 0.5;
      const value = this.of(schema, name, depth + 1);
      const isThere = fc.double({ min: 0, max: 1, noNaN: true }).map((chance) => chance < presence);
      return fc.tuple(fc.constant(name), isThere, value);
    });
    const stranger = fc.tuple(
      fc.constantFrom('__proto__', 'constructor', 'x', '$where', 'toString'),
      fc.integer({ min: 0, max: 39 }).map((chance) => chance === 0),
      HOSTILE,
    );
    return fc
      .tuple(...fields, stranger)
      .map((all) =>
        Object.fromEntries(
          all.filter(([, isThere]) => isThere).map(([name, , value]) => [name, value]),
        ),
      );
  }
}

/** Inside the bounds, on them, and one beyond. */
function numbers({ type, minimum = -5, maximum = 500 }: Schema): Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0, 1, 2);
  const quarters = whole.map((value) => value / 4);
  return type === 'integer'
    ? fc.oneof({ weight: 4, arbitrary: whole }, edges)
    : fc.oneof({ weight: 4, arbitrary: whole }, quarters, edges);
}
