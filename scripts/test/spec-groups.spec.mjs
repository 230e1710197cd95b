import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inCheckout } from '../lib/checkout.mjs';
import { bySpecFile, deal, groupOf, requireLine, specsOfGroups } from './spec-groups.mjs';

const files = (...sizes) => sizes.map((size, place) => ({ path: `${place}`, size }));

describe('groups of spec files', () => {
  it('are about as large as each other, and none is empty', () => {
    expect(deal(files(5, 1, 4, 2), 2)).toEqual([
      ['0', '1'],
      ['2', '3'],
    ]);
    expect(deal(files(7), 3)).toEqual([['0']]);
  });

  it('hold every spec file of their projects once', () => {
    const { unit, api, web, jobs, e2e } = specsOfGroups();
    expect(api.flat()).toContain('test/api/platform/idempotency.api.spec.ts');
    expect(unit.flat()).toContain('src/kernel/money.spec.ts');
    expect(web.flat()).toContain('web/shared/words/words.spec.ts');
    expect(jobs.flat()).toContain('test/jobs/queue.spec.ts');
    expect(e2e.flat()).toContain('test/e2e/hands/board-tasks.e2e.spec.ts');
    const all = [unit, api, web, jobs, e2e].flat(2);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => !existsSync(inCheckout(path)))).toEqual([]);
  });

  it('leave alone what must not find anything loaded', () => {
    const { web } = specsOfGroups();
    expect(web).toContainEqual(['web/pages/customer/customer-first-presses.spec.tsx']);
    expect(web.filter(({ length }) => length > 1)).toHaveLength(8);
    expect(specsOfGroups().jobs).toContainEqual(['test/jobs/public-events.spec.ts']);
  });

  it('keep hooks of a page’s spec to its own tests', () => {
    const spec = 'web/shared/words/words.spec.ts';
    const text = groupOf([spec], '.local/spec-groups/web', requireLine);
    expect(text.trim()).toBe(`describe('${spec}', () => { require('../../../${spec}'); });`);
  });

  it('are as large as their specs, so that jest begins with them', () => {
    const spec = 'src/kernel/money.spec.ts';
    const text = groupOf([spec], '.local/spec-groups/unit');
    expect(text.trim()).toBe("import '../../../src/kernel/money.spec.ts';");
    expect(text).toHaveLength(statSync(inCheckout(spec)).size);
  });

  it('give what passed in one to each of its files', () => {
    const members = new Map([['g', ['a', 'b']]]);
    expect(bySpecFile([{ file: 'g', title: 'works' }], members)).toEqual([
      { file: 'a', title: 'works' },
      { file: 'b', title: 'works' },
    ]);
    expect(bySpecFile([{ file: 'c', title: 'works' }], members)).toEqual([
      { file: 'c', title: 'works' },
    ]);
  });
});
