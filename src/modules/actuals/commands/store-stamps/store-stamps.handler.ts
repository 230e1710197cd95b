import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { ActualView, StampsStoredView } from '../../contract/actual.view.js';
import { toActualView } from '../../contract/actual.js';
import { actualOf } from '../../domain/actual.js';
import { knownOf } from '../../domain/known.js';
import { judgeStamp } from '../../domain/judge-stamp.js';
import type { StampVerdict } from '../../domain/judge-stamp.js';
import { skewOf } from '../../domain/skew.js';
import type { Stamp } from '../../domain/stamp.js';
import { ActualChanges } from '../../live/actual-changes.js';
import { RecordRepository } from '../../persistence/record.repository.js';
import { JobReader } from '../../queries/job-reader.js';
import { KnownStamps } from './known-stamps.js';
import { ID_REUSED, refuseWhereFull, resultOf, stampOf } from './stamp-results.js';
import type { Sending } from './stamp-results.js';
import { StoreStampsCommand } from './store-stamps.command.js';

interface Judged {
  readonly stamp: Stamp;
  readonly verdict: StampVerdict;
}

@CommandHandler(StoreStampsCommand)
export class StoreStampsHandler implements ICommandHandler<StoreStampsCommand> {
  constructor(
    private readonly jobs: JobReader,
    private readonly records: RecordRepository,
    private readonly live: ActualChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ by, sent }: StoreStampsCommand): Promise<StampsStoredView> {
    const now = this.clock.now();
    const sending: Sending = { by, receivedAt: now, skew: skewOf(now, new Date(sent.sentAt)) };
    const stamps = sent.stamps.map((one) => stampOf(one, sending));
    const known = await this.lock(stamps, by);
    const judged = stamps.map((stamp) => judge(known, stamp, now));
    const lost = await this.store(judged);
    const results = judged.map(({ stamp, verdict }) => {
      const isLost = verdict.state === 'stored' && lost.has(stamp.id);
      return resultOf(stamp, isLost ? ID_REUSED : verdict, known.jobs.has(stamp.operationId));
    });
    const actuals = await this.actualsOf(known, judged, { by, lost, now });
    refuseWhereFull({ results, actuals });
    return { results, actuals };
  }

  /** What is kept of a job that is not the sender's is not read: nothing of theirs is stored there. */
  private async lock(stamps: readonly Stamp[], by: string): Promise<KnownStamps> {
    const operationIds = [...new Set(stamps.map(({ operationId }) => operationId))];
    await this.records.lock(operationIds);
    const named = stamps.flatMap(({ id, of }) => (of === null ? [id] : [id, of]));
    const jobs = await this.jobs.byIds(operationIds);
    const own = operationIds.filter((id) => jobs.get(id)?.crew.includes(by));
    const records = await this.records.of(own);
    return new KnownStamps(jobs, records, await this.records.stampsByIds([...new Set(named)]));
  }

  /** @returns the ids that were used for other operations while these were judged */
  private async store(judged: readonly Judged[]): Promise<ReadonlySet<string>> {
    const taken = judged.filter(({ verdict }) => verdict.state === 'stored');
    const stored = await this.records.addStamps(taken.map(({ stamp }) => stamp));
    return new Set(taken.map(({ stamp }) => stamp.id).filter((id) => !stored.has(id)));
  }

  /** Of each job of the sender, in the order sent; announces those with a new stamp. */
  private async actualsOf(
    known: KnownStamps,
    judged: readonly Judged[],
    { by, lost, now }: { by: string; lost: ReadonlySet<string>; now: Date },
  ): Promise<ActualView[]> {
    const stored = judged.filter(
      ({ stamp, verdict }) => verdict.state === 'stored' && !lost.has(stamp.id),
    );
    const changed = new Set(stored.map(({ stamp }) => stamp.operationId));
    const sent = [...new Set(judged.map(({ stamp }) => stamp.operationId))];
    const own = sent.flatMap((id) => {
      const job = known.jobs.get(id);
      if (!job?.crew.includes(by)) return [];
      const was = knownOf(known.recordsBefore(id));
      return [{ id, job, was, is: knownOf(known.recordsWithout(id, lost)) }];
    });
    const kept = own.filter(({ id }) => changed.has(id));
    await this.records.keepKnown(new Map(kept.map(({ id, is }) => [id, is])));
    return own.map(({ id, job, was, is }) => {
      const actual = actualOf(job, is, now);
      if (changed.has(id)) this.live.changed(job, { before: was, after: is });
      return toActualView(job, actual);
    });
  }
}

function judge(known: KnownStamps, stamp: Stamp, now: Date): Judged {
  const verdict = judgeStamp({
    stamp,
    now,
    job: known.jobs.get(stamp.operationId),
    sameId: known.stamp(stamp.id),
    target: known.stamp(stamp.of),
    stored: known.ledger(stamp.operationId),
  });
  if (verdict.state === 'stored') known.join(stamp);
  return { stamp, verdict };
}
