import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKOUT, classesIn, sourcesEndingIn } from './support/sources.js';

const GOLDEN = join(CHECKOUT, 'test/golden/public-events');
const FOLDER = /\/contract\/public-events\/[a-z-]+\.event\.ts$/;

/** Whole numbers that are neither money nor anything about a person. */
const COUNTS = ['planVersion', 'trucks'];

interface Fields {
  readonly [name: string]: string | Fields;
}
interface EventClass {
  type: string;
  version: number;
  fields: Fields;
  new (data: object): { data: object };
}

/** `before.day` and its kind. */
const pathsOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, kind]): [string, string][] =>
    typeof kind === 'string'
      ? [[name, kind]]
      : pathsOf(kind).map(([path, part]) => [`${name}.${path}`, part]),
  );

/** `MoveBooked` in version 1 → `move-booked.1.json`. */
const goldenName = ({ type, version }: EventClass): string =>
  `${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.${version}.json`;

describe('every public event', () => {
  let classes: EventClass[];
  beforeAll(async () => {
    const paths = sourcesEndingIn('.event.ts').filter((path) => FOLDER.test(path));
    classes = (await classesIn(paths)) as unknown as EventClass[];
  });

  it('is shown as JSON, once for each version', () => {
    expect(classes.map(goldenName).sort()).toEqual(readdirSync(GOLDEN).sort());
  });

  it('can be published as it is shown [R-EVENT-4]', () => {
    for (const Event of classes) {
      const text = readFileSync(join(GOLDEN, goldenName(Event)), 'utf8');
      const { type, version, data } = JSON.parse(text) as EventClass & { data: object };
      expect({ type, version }).toEqual({ type: Event.type, version: Event.version });
      expect(new Event(data).data).toEqual(data);
    }
  });

  it('has ids, days, instants and counts, and counts nothing but what is listed here [R-EVENT-4]', () => {
    const fields = classes.flatMap((one) => pathsOf(one.fields));
    expect(fields.length).toBeGreaterThan(0);
    const counted = fields.filter(([, kind]) => kind === 'count').map(([path]) => path);
    const kinds = new Set(fields.map(([, kind]) => kind));
    expect([...kinds].filter((kind) => !/^(ids?|day|instant|count)$/.test(kind))).toEqual([]);
    const names = new Set(counted.map((path) => path.split('.').at(-1)));
    expect([...names].sort()).toEqual(COUNTS);
  });
});
