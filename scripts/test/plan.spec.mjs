import { describe, expect, it } from '@jest/globals';
import { addUp, closingLine } from './jest-run.mjs';
import { planRuns } from './plan.mjs';

const passed = { code: 0, passed: 3, failed: 0, skipped: 0 };

describe('the plan of a test run', () => {
  it('is everything when nothing is asked for, at once', () => {
    const { runs, needs } = planRuns([]);
    expect(runs).toEqual([
      {
        projects: ['unit', 'tools', 'architecture', 'web', 'api', 'jobs', 'e2e'],
        workers: 3,
        args: [],
      },
    ]);
    expect(needs.toSorted()).toEqual(['build', 'chromium', 'postgres', 'redis']);
  });

  it('leaves the long harnesses to who asks for them', () => {
    expect(planRuns([]).runs.flatMap(({ projects }) => projects)).not.toContain('resilience');
    expect(planRuns(['--selectProjects', 'resilience']).runs).toEqual([
      { projects: ['resilience'], workers: 1, args: [] },
    ]);
  });

  it('brings up nothing for projects that need nothing', () => {
    const { runs, needs } = planRuns([
      '--selectProjects',
      'unit',
      'web',
      '--testPathPatterns',
      'money',
    ]);
    expect(needs).toEqual([]);
    expect(runs).toEqual([
      {
        projects: ['unit', 'web'],
        workers: 3,
        args: ['--passWithNoTests', '--testPathPatterns', 'money'],
      },
    ]);
  });

  it('brings up what the named files need', () => {
    const files = ['src/kernel/money.spec.ts', 'web/app/menu.spec.tsx', 'src/kernel/day.spec.ts'];
    expect(planRuns(files)).toMatchObject({ runs: [{ projects: ['unit', 'web'] }], needs: [] });
    expect(planRuns(['test/api'])).toMatchObject({ runs: [{ projects: ['api'] }] });
    expect(planRuns(['test/resilience/faults']).runs).toMatchObject([{ workers: 1 }]);
  });

  it('is everything where a word may be of any project', () => {
    expect(planRuns(['src/kernel', 'customers']).runs[0].projects).toHaveLength(7);
    expect(planRuns(['test/api/moves', '--verbose']).runs[0].projects).toHaveLength(7);
  });

  it('refuses a project that does not exist', () => {
    expect(() => planRuns(['--selectProjects', 'units'])).toThrow('unit, tools');
  });
});

describe('the outcome of a test run', () => {
  it('adds up and closes with one line', () => {
    const total = addUp([passed, passed], []);
    expect(total.ok).toBe(true);
    expect(closingLine(total)).toBe('6 passed, 0 failed');
  });

  it('is a failure when a test fails, is left out, or none ran', () => {
    expect(addUp([passed, { ...passed, code: 1, failed: 1 }], []).ok).toBe(false);
    expect(addUp([{ ...passed, skipped: 1 }], []).ok).toBe(false);
    expect(addUp([{ ...passed, passed: 0 }], []).ok).toBe(false);
  });

  it('may leave tests out when a name was asked for', () => {
    expect(addUp([{ ...passed, skipped: 1 }], ['-t', 'money']).ok).toBe(true);
  });
});
