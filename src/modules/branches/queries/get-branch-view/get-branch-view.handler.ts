import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import type { BranchView } from '../../contract/branch.view.js';
import { branchColumns } from '../branch-columns.js';
import { GetBranchViewQuery } from './get-branch-view.query.js';

const sql = (withEmailSettings: boolean): string =>
  `select ${branchColumns(withEmailSettings)} from branches.branch b where b.id = $1`;

@QueryHandler(GetBranchViewQuery)
export class GetBranchViewHandler implements IQueryHandler<GetBranchViewQuery> {
  constructor(private readonly db: Db) {}

  async execute({ branchId, withEmailSettings }: GetBranchViewQuery): Promise<BranchView> {
    const [branch] = await this.db.prepared<BranchView>(sql(withEmailSettings), [branchId]);
    if (!branch) throw notFound('Branch');
    return branch;
  }
}
