import { NO_RECORDS } from '../../domain/known.js';
import type { Records } from '../../domain/known.js';
import type { Job } from '../../domain/job.js';
import { StampLedger } from '../../domain/stamp-ledger.js';
import type { Stamp } from '../../domain/stamp.js';

/** What stamps are judged by: what is stored already, and each one of the same request before it. */
export class KnownStamps {
  private readonly ledgers = new Map<string, StampLedger>();
  private readonly byId: Map<string, Stamp>;
  private readonly added = new Map<string, Stamp[]>();

  /** @param found stamps of any operation whose ids the request names */
  constructor(
    readonly jobs: ReadonlyMap<string, Job>,
    private readonly records: ReadonlyMap<string, Records>,
    found: readonly Stamp[],
  ) {
    this.byId = new Map(found.map((stamp) => [stamp.id, stamp]));
  }

  stamp(id: string | null): Stamp | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  /** What is stored of an operation. */
  ledger(operationId: string): StampLedger {
    const known = this.ledgers.get(operationId);
    if (known) return known;
    const ledger = new StampLedger(this.recordsBefore(operationId).stamps);
    this.ledgers.set(operationId, ledger);
    return ledger;
  }

  /** From now on it is judged by this stamp too. */
  join(stamp: Stamp): void {
    this.ledger(stamp.operationId).add(stamp);
    this.byId.set(stamp.id, stamp);
    const added = this.added.get(stamp.operationId);
    if (added) added.push(stamp);
    else this.added.set(stamp.operationId, [stamp]);
  }

  /** Everything of an operation but stamps that could not be stored. */
  recordsWithout(operationId: string, lost: ReadonlySet<string>): Records {
    const { stamps, ...entered } = this.recordsBefore(operationId);
    const all = [...stamps, ...(this.added.get(operationId) ?? [])];
    return { ...entered, stamps: all.filter(({ id }) => !lost.has(id)) };
  }

  /** What was stored of an operation before the request. */
  recordsBefore(operationId: string): Records {
    return this.records.get(operationId) ?? NO_RECORDS;
  }
}
