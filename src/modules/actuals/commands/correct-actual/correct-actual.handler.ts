import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict, invalidFields, notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { toActualView } from '../../contract/actual.js';
import type { ActualView } from '../../contract/actual.view.js';
import { ACTUALS_ERRORS } from '../../contract/errors.js';
import { MAX_RECORDS } from '../../domain/actual-terms.js';
import { actualOf } from '../../domain/actual.js';
import type { Actual } from '../../domain/actual.js';
import { correctedBy, typedFields } from '../../domain/entry.js';
import type { Correction, Entry } from '../../domain/entry.js';
import type { Job } from '../../domain/job.js';
import { knownOf, knownTimes, NO_RECORDS, typedOf, versionOf } from '../../domain/known.js';
import { stampsInForce } from '../../domain/stamp.js';
import { entryFaults } from '../../domain/judge-entry.js';
import { ActualChanges } from '../../live/actual-changes.js';
import { RecordRepository } from '../../persistence/record.repository.js';
import { JobReader } from '../../queries/job-reader.js';
import { CorrectActualCommand } from './correct-actual.command.js';
import { toCorrection } from './to-correction.js';

@CommandHandler(CorrectActualCommand)
export class CorrectActualHandler implements ICommandHandler<CorrectActualCommand> {
  constructor(
    private readonly jobs: JobReader,
    private readonly records: RecordRepository,
    private readonly history: History,
    private readonly live: ActualChanges,
    private readonly clock: Clock,
  ) {}

  async execute(command: CorrectActualCommand): Promise<ActualView> {
    const { operationId, by, sent } = command;
    const correction = toCorrection(sent);
    await this.records.lock([operationId]);
    const job = (await this.jobs.byIds([operationId])).get(operationId);
    if (!job) throw notFound('Operation');
    const records = (await this.records.of([operationId])).get(operationId) ?? NO_RECORDS;
    const version = versionOf(records);
    if (version !== sent.version) throw refused('STALE_ACTUAL');
    if (job.truckId === null) throw refused('JOB_NOT_BOOKED');
    if (records.entries >= MAX_RECORDS) throw refused('ACTUAL_FULL');
    const now = this.clock.now();
    const typed = correctedBy(typedOf(records), correction);
    const faults = entryFaults(typed, knownTimes(stampsInForce(records.stamps), typed), now);
    if (faults.length > 0) throw invalidFields(faults);
    const entry: Entry = { operationId, version: version + 1, at: now, by, typed };
    await this.records.addEntry(entry);
    const knownBefore = knownOf(records);
    const before = actualOf(job, knownBefore, now);
    const entries = records.entries + 1;
    const known = knownOf({ stamps: records.stamps, entry, entries });
    await this.records.keepKnown(new Map([[operationId, known]]));
    const after = actualOf(job, known, now);
    this.noteHistory(job, correction, { before, after });
    this.live.changed(job, { before: knownBefore, after: known });
    return toActualView(job, after);
  }

  /** Names what was entered, not what follows from it. */
  private noteHistory(
    job: Job,
    correction: Correction,
    { before, after }: { before: Actual; after: Actual },
  ): void {
    const was = enteredIn(toActualView(job, before), correction);
    const is = enteredIn(toActualView(job, after), correction);
    const changes = fieldChanges(was, is);
    if (changes.length === 0) return;
    this.history.note({
      entity: 'customer',
      entityId: job.customerId,
      type: 'ACTUAL_CORRECTED',
      changes: changes.map(({ field, ...values }) => ({
        ...values,
        field: `actual.${job.operationId}.${field}`,
      })),
    });
  }
}

const refused = (code: 'STALE_ACTUAL' | 'JOB_NOT_BOOKED' | 'ACTUAL_FULL'): Error =>
  conflict(code, ACTUALS_ERRORS[code]);

/** The fields of a correction as they are; an assumed time is none. */
const enteredIn = (view: ActualView, correction: Correction): object =>
  Object.fromEntries(
    typedFields(correction).map((field) => {
      const isAssumed = view.assumed.some((kind) => kind === field);
      return [field, isAssumed ? null : view[field]];
    }),
  );
