import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import type { JobView } from '#kernel/job.js';
import { GetJobQuery } from './get-job.query.js';

const SQL =
  'select state, progress, error from platform.job where id = $1 and $2 = any(started_by)';

@QueryHandler(GetJobQuery)
export class GetJobHandler implements IQueryHandler<GetJobQuery> {
  constructor(private readonly db: Db) {}

  async execute({ jobId, employeeId }: GetJobQuery): Promise<JobView> {
    const [job] = await this.db.prepared<JobView>(SQL, [jobId, employeeId]);
    if (!job) throw notFound('Job');
    return job;
  }
}
