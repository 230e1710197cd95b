import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { ActualView, StampsStoredView } from '../../contract/actual.view.js';
import { toActualView } from '../../contract/actual.js';
import { actualOf } from '../../domain/actual.js';
import { knownOf, NOTHING_KNOWN } from '../../domain/known.js';
import type { Known } from '../../domain/known.js';
import { judgeStamp } from '../../domain/judge-stamp.js';
import type { StampVerdict } from '../../domain/judge-stamp.js';
import { skewOf } from '../../domain/skew.js';
import type { Stamp } from '../../domain/stamp.js';
import { ActualChanges } from '../../live/actual-changes.js';
import { RecordRepository } from '../../persistence/record.repository.js';
import { JobReader } from '../../queries/job-reader.js';
import { joinStamp, withoutStamps } from './known-stamps.js';
import type { KnownStamps } from './known-stamps.js';
import { ID_REUSED, resultOf, stampOf } from './stamp-results.js';
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
    const known = await this.lock(stamps);
    const judged = stamps.map((stamp) => judge(known, stamp, now));
    const lost = await this.store(judged);
    const results = judged.map(({ stamp, verdict }) => {
      const isLost = verdict.state === 'stored' && lost.has(stamp.id);
      return resultOf(stamp, isLost ? ID_REUSED : verdict, known.jobs.has(stamp.operationId));
    });
    return { results, actuals: await this.actualsOf(known, judged, { lost, now }) };
  }

  private async lock(stamps: readonly Stamp[]): Promise<KnownStamps> {
    const operationIds = [...new Set(stamps.map(({ operationId }) => operationId))];
    await this.records.lock(operationIds);
    const named = stamps.flatMap(({ id, of }) => (of === null ? [id] : [id, of]));
    const jobs = await this.jobs.byIds(operationIds);
    const records = new Map(await this.records.of(operationIds));
    const found = await this.records.stampsByIds([...new Set(named)]);
    return { jobs, records, byId: new Map(found.map((stamp) => [stamp.id, stamp])) };
  }

  /** @returns the ids that were used for other operations while these were judged */
  private async store(judged: readonly Judged[]): Promise<ReadonlySet<string>> {
    const taken = judged.filter(({ verdict }) => verdict.state === 'stored');
    const stored = await this.records.addStamps(taken.map(({ stamp }) => stamp));
    return new Set(taken.map(({ stamp }) => stamp.id).filter((id) => !stored.has(id)));
  }

  /** Of each operation that exists, in the order sent; announces those with a new stamp. */
  private async actualsOf(
    { jobs, records }: KnownStamps,
    judged: readonly Judged[],
    { lost, now }: { lost: ReadonlySet<string>; now: Date },
  ): Promise<ActualView[]> {
    const stored = judged.filter(
      ({ stamp, verdict }) => verdict.state === 'stored' && !lost.has(stamp.id),
    );
    const changed = new Set(stored.map(({ stamp }) => stamp.operationId));
    const known = new Map<string, Known>();
    for (const [id, one] of records) known.set(id, knownOf(withoutStamps(one, lost)));
    await this.records.keepKnown(new Map([...known].filter(([id]) => changed.has(id))));
    return [...new Set(judged.map(({ stamp }) => stamp.operationId))].flatMap((id) => {
      const job = jobs.get(id);
      if (!job) return [];
      const actual = actualOf(job, known.get(id) ?? NOTHING_KNOWN, now);
      if (changed.has(id)) this.live.changed(job, actual);
      return [toActualView(job, actual)];
    });
  }
}

function judge(known: KnownStamps, stamp: Stamp, now: Date): Judged {
  const { jobs, records, byId } = known;
  const verdict = judgeStamp({
    stamp,
    now,
    job: jobs.get(stamp.operationId),
    sameId: byId.get(stamp.id),
    target: byId.get(stamp.of ?? ''),
    stamps: records.get(stamp.operationId)?.stamps ?? [],
  });
  if (verdict.state === 'stored') joinStamp(known, stamp);
  return { stamp, verdict };
}
