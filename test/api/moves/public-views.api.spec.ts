import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { Move } from '#modules/moves/domain/move.js';
import { Db } from '#platform/database/db.js';
import { IS_THOROUGH } from '../../support/thorough.js';
import { differences } from './public-views/differences.js';
import type { Difference } from './public-views/differences.js';
import { expectedRows } from './public-views/expected-rows.js';
import { RULES } from './public-views/judged-move.js';
import type { Rules } from './public-views/judged-move.js';
import { generatedMoves } from './public-views/generated-move.js';
import type { GeneratedMove } from './public-views/generated-move.js';
import { foreignViews, readElsewhere, readViews, viewColumns } from './public-views/read-rows.js';
import type { ViewColumn } from './public-views/read-rows.js';
import { RULE_FAULTS, sow, spoil, SQL_FAULTS } from './public-views/sown-faults.js';
import { whileStored } from './public-views/stored-move.js';

/** Those of the night are others each time; that so few find a fault is what the sown ones show. */
const RUNS = IS_THOROUGH ? 300 : 30;

/** The same on every run: seeded faults must be found, not searched for. */
const SAMPLES = fc.sample(generatedMoves, { seed: 20_270_312, numRuns: 60 });

describe('the public views of moves', () => {
  let api: TestApi;
  let columns: ViewColumn[];
  beforeAll(async () => {
    api = await startTestApi({ isOwner: true });
    columns = await viewColumns(api);
  });
  afterAll(() => api?.close());

  /** Where SQL gives a different result for a stored move than the domain. */
  async function differencesOf(stored: Move, rules: Rules = RULES): Promise<Difference[]> {
    const expected = expectedRows(stored, rules);
    const views = Object.keys(expected).filter((view) => view.includes('.v_'));
    const read = await readViews(api, views);
    return differences(expected, { ...read, ...(await readElsewhere(api, stored)) });
  }

  /** Whether any of the samples shows a fault. */
  async function isFound(look: (stored: Move) => Promise<Difference[]>): Promise<boolean> {
    for (const sample of SAMPLES) {
      if ((await whileStored(api, sample, look)).length > 0) return true;
    }
    return false;
  }

  it('say of every move what the domain says, and so do boards, mails and reports [R-EST-13, R-STOP-8]', async () => {
    await fc.assert(
      fc.asyncProperty(generatedMoves, async (move) => {
        expect(await whileStored(api, move, differencesOf)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('have no column that is not held against the domain, and no other view repeats their rules', async () => {
    const [sample] = SAMPLES.filter(isFull);
    if (!sample) throw new Error('No sample has stops and operations');
    const expected = await whileStored(api, sample, (stored) =>
      Promise.resolve(expectedRows(stored, RULES)),
    );
    const held = Object.entries(expected)
      .filter(([view]) => view.startsWith('moves.'))
      .flatMap(([view, [row = {}]]) => Object.keys(row).map((column) => `${view}.${column}`));
    expect(columns.map(({ view, column }) => `${view}.${column}`).sort()).toEqual(held.sort());
    expect(await foreignViews(api)).toEqual([]);
  });

  it('are found out in whatever column they say something else', async () => {
    const [sample] = SAMPLES.filter(isFull);
    if (!sample) throw new Error('No sample has stops and operations');
    const missed = await whileStored(api, sample, async (stored) => {
      const expected = expectedRows(stored, RULES);
      const silent: string[] = [];
      for (const { view, column, ...type } of columns) {
        await api.get(Db).query('savepoint intact');
        await spoil(api, columns, { view, column, ...type });
        const found = differences(expected, await readViews(api, [view]));
        const there = found.some((one) => one.view === view && [column, 'id'].includes(one.column));
        if (!there) silent.push(`${view}.${column}`);
        await api.get(Db).query('rollback to savepoint intact');
      }
      return silent;
    });
    expect(columns.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(SQL_FAULTS))('are found out with %s', async (_what, fault) => {
    const look = async (stored: Move): Promise<Difference[]> => {
      await sow(api, fault);
      return differencesOf(stored);
    };
    expect(await isFound(look)).toBe(true);
  });

  it.each(Object.entries(RULE_FAULTS))('find out a domain with %s', async (_what, fault) => {
    expect(await isFound((stored) => differencesOf(stored, { ...RULES, ...fault }))).toBe(true);
  });
});

const isFull = ({ activities }: GeneratedMove): boolean =>
  activities.some(({ locations, operations }) => locations.length > 0 && operations.length > 0);
