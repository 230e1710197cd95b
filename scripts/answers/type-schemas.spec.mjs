import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { TypeSchemas } from './type-schemas.cjs';

const SOURCE = `
  /** A truck. */
  interface TruckView { _id: string; color?: 'red' | 'blue'; spare: TruckView | null; hasLift: boolean }
  interface Paged<Row> { rows: Row[]; total: number }
  type Wait = number | null;
  declare const answers: {
    truck: TruckView;
    some: Paged<TruckView>;
    wait: Wait;
    seats: (string | null)[];
    when: Date;
    notes: Record<string, number>;
    anything: unknown;
    either: TruckView[] | { name: string }[];
    pair: [string, number];
    less: Omit<TruckView, 'spare' | 'color'>;
    nothing: void;
    kind: 'only';
    perhaps: { a: string; b: number | undefined; c?: string };
  };`;

/** A program of one file that is nowhere. */
function programOf(text) {
  const options = { strict: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const source = ts.createSourceFile('answers.ts', text, options.target);
  host.getSourceFile = (name, ...rest) => (name === 'answers.ts' ? source : read(name, ...rest));
  return { program: ts.createProgram(['answers.ts'], options, host), source };
}

describe('the schema of an answer', () => {
  const TRUCK = { $ref: '#/components/schemas/TruckView' };
  const text = { type: 'string' };
  let found;
  let named;
  beforeAll(() => {
    const { program, source } = programOf(SOURCE);
    const checker = program.getTypeChecker();
    const schemas = new TypeSchemas(checker);
    const { declarations } = source.statements.at(-1).declarationList;
    const properties = checker.getTypeAtLocation(declarations[0]).getProperties();
    found = Object.fromEntries(
      properties.map((symbol) => [symbol.name, schemas.answer(checker.getTypeOfSymbol(symbol))]),
    );
    named = schemas.named;
  });

  it('refers to an interface by its name', () => {
    expect(found.truck).toEqual(TRUCK);
    expect(named).toEqual({
      TruckView: {
        type: 'object',
        description: 'A truck.',
        properties: {
          _id: text,
          color: { type: 'string', enum: ['red', 'blue'] },
          spare: { anyOf: [TRUCK, { type: 'null' }] },
          hasLift: { type: 'boolean' },
        },
        required: ['_id', 'spare', 'hasLift'],
      },
    });
  });

  it.each([
    [
      'some',
      {
        type: 'object',
        properties: { rows: { type: 'array', items: TRUCK }, total: { type: 'number' } },
        required: ['rows', 'total'],
      },
    ],
    ['wait', { type: ['number', 'null'] }],
    ['seats', { type: 'array', items: { type: ['string', 'null'] } }],
    ['when', { ...text, format: 'date-time' }],
    ['notes', { type: 'object', additionalProperties: { type: 'number' } }],
    ['anything', {}],
    ['pair', { type: 'array', items: { anyOf: [text, { type: 'number' }] } }],
    [
      'less',
      {
        type: 'object',
        properties: { _id: text, hasLift: { type: 'boolean' } },
        required: ['_id', 'hasLift'],
      },
    ],
    [
      'perhaps',
      { type: 'object', properties: { a: text, b: { type: 'number' }, c: text }, required: ['a'] },
    ],
    ['nothing', undefined],
    ['kind', { ...text, enum: ['only'] }],
  ])('writes %s out', (name, schema) => {
    expect(found[name]).toEqual(schema);
  });

  it('lets an answer be one of several', () => {
    const other = { type: 'object', properties: { name: text }, required: ['name'] };
    expect(found.either).toEqual({
      anyOf: [
        { type: 'array', items: TRUCK },
        { type: 'array', items: other },
      ],
    });
  });
});
