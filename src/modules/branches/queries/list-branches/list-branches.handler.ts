import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import type { BranchView } from '../../contract/branch.view.js';
import { branchColumns } from '../branch-columns.js';
import { ListBranchesQuery } from './list-branches.query.js';

const sql = (withEmailSettings: boolean): string => `
  select ${branchColumns(withEmailSettings)} from branches.branch b
  where $1 or b.active
  order by lower(b.name), b.id`;

@QueryHandler(ListBranchesQuery)
export class ListBranchesHandler implements IQueryHandler<ListBranchesQuery> {
  constructor(private readonly db: Db) {}

  execute({ includeInactive, withEmailSettings }: ListBranchesQuery): Promise<BranchView[]> {
    return this.db.prepared<BranchView>(sql(withEmailSettings), [includeInactive]);
  }
}
