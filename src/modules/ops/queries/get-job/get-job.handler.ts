import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { JobState, JobView } from '#kernel/job.js';
import { GetJobQuery } from './get-job.query.js';

const SQL = statement(
  { state: text<JobState>(), progress: integer(), error: text().orNull() },
  sql`select state, progress, error from platform.job where id = $1 and $2 = any(started_by)`,
);

@QueryHandler(GetJobQuery)
export class GetJobHandler implements IQueryHandler<GetJobQuery> {
  constructor(private readonly db: Db) {}

  async execute({ jobId, employeeId }: GetJobQuery): Promise<JobView> {
    const [job] = await this.db.rows(SQL, [jobId, employeeId]);
    if (!job) throw notFound('Job');
    return job;
  }
}
