import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { toActualView } from '../../contract/actual.js';
import type { ActualWithStampsView } from '../../contract/actual.view.js';
import { actualOf } from '../../domain/actual.js';
import { knownOf, NO_RECORDS } from '../../domain/known.js';
import { RecordRepository } from '../../persistence/record.repository.js';
import { JobReader } from '../job-reader.js';
import { toStampViews } from '../to-stamp-views.js';
import { GetActualQuery } from './get-actual.query.js';

@QueryHandler(GetActualQuery)
export class GetActualHandler implements IQueryHandler<GetActualQuery> {
  constructor(
    private readonly jobs: JobReader,
    private readonly records: RecordRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ operationId, page }: GetActualQuery): Promise<ActualWithStampsView> {
    const job = (await this.jobs.byIds([operationId])).get(operationId);
    if (!job) throw notFound('Operation');
    const records = (await this.records.of([operationId])).get(operationId) ?? NO_RECORDS;
    const actual = actualOf(job, knownOf(records), this.clock.now());
    return { ...toActualView(job, actual), ...toStampViews(records.stamps, page) };
  }
}
