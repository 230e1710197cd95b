import { Injectable } from '@nestjs/common';
import type { CustomerListView, CustomerRow } from '../../contract/customer-row.view.js';
import { CustomerHits, FIRST_HITS, MOST_COLLECTED } from './customer-hits.js';
import type { Condition, CustomerSearchRequest } from './customer-hits.js';
import type { PageWindow } from './page-window.js';
import { ShortMemory } from './short-memory.js';
import { MATCH_STEPS, type Sought } from './sought.js';
import { SqlParams } from './sql-params.js';

/** If one step has this many of MOST_COLLECTED hits, a walk finds that step's next page quickly. */
const FREQUENT = 500;

const sumOf = (steps: readonly number[]): number => steps.reduce((sum, step) => sum + step, 0);

/** Pages of what a search finds, or filters leave. */
@Injectable()
export class CustomerSearch {
  constructor(
    private readonly hits: CustomerHits,
    private readonly memory: ShortMemory,
  ) {}

  async find(request: CustomerSearchRequest, window: PageWindow): Promise<CustomerListView> {
    const { sought, bestFirst } = request;
    const every: Condition = (params) => sought?.matches(params) ?? 'true';
    // Recently known to be very many: collecting them again would not work.
    let sample = await this.memory.recall<number[]>(keyOf(request, 'sample'));
    if (!sample) {
      const { rows, steps } = await this.hits.collect(request, every, window);
      if (sumOf(steps) <= MOST_COLLECTED) return { customers: rows, total: sumOf(steps) };
      sample = await this.memory.remember(keyOf(request, 'sample'), () => Promise.resolve(steps));
    }
    const [customers, total] = await Promise.all([
      sought && bestFirst
        ? this.stepByStep({ ...request, sought }, window, sample)
        : this.hits.walk(request, every, window),
      this.memory.remember(keyOf(request, 'all'), () => this.hits.count(request, every)),
    ]);
    return { customers, total };
  }

  /** The best matches first: a step is looked at only if those before it do not fill the page. */
  private async stepByStep(
    request: CustomerSearchRequest & { sought: Sought },
    { limit, offset }: PageWindow,
    sample: readonly number[],
  ): Promise<CustomerRow[]> {
    const page: CustomerRow[] = [];
    let skipped = offset;
    for (const [place, step] of MATCH_STEPS.entries()) {
      if (page.length === limit) break;
      if (request.sought.matchesAt(step, new SqlParams()) === null) continue;
      const condition: Condition = (params) => request.sought.matchesAt(step, params) ?? 'false';
      const window = { limit: limit - page.length, offset: skipped };
      const frequent = (sample[place] ?? 0) >= FREQUENT;
      const { rows, found } = await this.onStep(request, condition, { ...window, frequent, step });
      page.push(...rows);
      skipped = Math.max(0, skipped - found);
    }
    return page;
  }

  /** A page of one step; `found` is exact when the page is not full, which is when it is needed. */
  private async onStep(
    request: CustomerSearchRequest,
    condition: Condition,
    { frequent, step, ...window }: PageWindow & { frequent: boolean; step: string },
  ): Promise<{ rows: CustomerRow[]; found: number }> {
    if (!frequent) {
      const { rows, steps } = await this.hits.collect(request, condition, window);
      if (sumOf(steps) <= MOST_COLLECTED) return { rows, found: sumOf(steps) };
    }
    const atFirst =
      step === 'exact' && window.offset + window.limit <= FIRST_HITS && isPlannedOnce(request);
    const rows = await (atFirst
      ? this.hits.walkToExact(request, window)
      : this.hits.walk(request, condition, window));
    if (rows.length === window.limit) return { rows, found: 0 };
    const count = () => this.hits.count(request, condition);
    return { rows, found: await this.memory.remember(keyOf(request, step), count) };
  }
}

/** Filters and columns would make too many statements to plan each only once. */
const isPlannedOnce = ({ scope, columns }: CustomerSearchRequest): boolean =>
  !scope.isNarrowed && columns.length === 0;

/**
 * The key of what is known about a search; whether it is best first changes what a sample means.
 */
const keyOf = ({ scope, sought, bestFirst }: CustomerSearchRequest, what: string): string =>
  [what, scope.key, sought?.reduced, bestFirst, sought?.term].join(' ');
