import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { offsetOf } from '#kernel/page.js';
import type { ModelJobsView } from '../../contract/model.view.js';
import { VersionReader } from '../version-reader.js';
import { ListModelJobsQuery } from './list-model-jobs.query.js';

@QueryHandler(ListModelJobsQuery)
export class ListModelJobsHandler implements IQueryHandler<ListModelJobsQuery> {
  constructor(private readonly versions: VersionReader) {}

  async execute({ version, branchId, page }: ListModelJobsQuery): Promise<ModelJobsView> {
    await this.versions.one(version);
    const part = { version, branchId, offset: offsetOf(page), size: page.size };
    const jobs = await this.versions.jobs(part);
    return { jobs, total: await this.versions.jobCount(version, branchId) };
  }
}
