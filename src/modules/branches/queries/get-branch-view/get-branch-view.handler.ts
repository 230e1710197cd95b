import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
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
import { GetBranchViewQuery } from './get-branch-view.query.js';

const IT = 'from branches.branch b where b.id = $1';
const FIND = statement(BRANCH_VIEW, sql`select ${BRANCH_COLUMNS} ${IT}`);
const FIND_WHOLE = statement(WHOLE_BRANCH_VIEW, sql`select ${WHOLE_BRANCH_COLUMNS} ${IT}`);

@QueryHandler(GetBranchViewQuery)
export class GetBranchViewHandler implements IQueryHandler<GetBranchViewQuery> {
  constructor(private readonly db: Db) {}

  async execute({ branchId, withEmailSettings }: GetBranchViewQuery): Promise<BranchView> {
    const find = withEmailSettings ? FIND_WHOLE : FIND;
    const [branch] = await this.db.rows<BranchView>(find, [branchId]);
    if (!branch) throw notFound('Branch');
    return branch;
  }
}
