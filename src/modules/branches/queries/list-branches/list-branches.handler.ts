import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { BranchView } from '../../contract/branch.view.js';
import {
  BRANCH_COLUMNS,
  BRANCH_VIEW,
  WHOLE_BRANCH_COLUMNS,
  WHOLE_BRANCH_VIEW,
} from '../branch-columns.js';
import { ListBranchesQuery } from './list-branches.query.js';

const BY_NAME = 'from branches.branch b where $1 or b.active order by lower(b.name), b.id';
const LIST = statement(BRANCH_VIEW, sql`select ${BRANCH_COLUMNS} ${BY_NAME}`);
const LIST_WHOLE = statement(WHOLE_BRANCH_VIEW, sql`select ${WHOLE_BRANCH_COLUMNS} ${BY_NAME}`);

@QueryHandler(ListBranchesQuery)
export class ListBranchesHandler implements IQueryHandler<ListBranchesQuery> {
  constructor(private readonly db: Db) {}

  execute({ includeInactive, withEmailSettings }: ListBranchesQuery): Promise<BranchView[]> {
    return this.db.rows(withEmailSettings ? LIST_WHOLE : LIST, [includeInactive]);
  }
}
