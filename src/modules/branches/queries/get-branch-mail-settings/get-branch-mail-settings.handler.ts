import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TokenSeal } from '../../sealing/token-seal.js';
import { GetBranchMailSettingsQuery } from './get-branch-mail-settings.query.js';
import type { BranchMailSettings } from './get-branch-mail-settings.query.js';

const SQL = statement(
  { outboundEmail: text(), outboundName: text(), sealed: text().orNull() },
  sql`
  select outbound_email as "outboundEmail", outbound_name as "outboundName",
         outbound_refresh_token as sealed
  from branches.branch where id = $1`,
  'plain',
);

@QueryHandler(GetBranchMailSettingsQuery)
export class GetBranchMailSettingsHandler implements IQueryHandler<GetBranchMailSettingsQuery> {
  constructor(
    private readonly db: Db,
    private readonly tokens: TokenSeal,
  ) {}

  async execute({ branchId }: GetBranchMailSettingsQuery): Promise<BranchMailSettings> {
    const [row] = await this.db.rows(SQL, [branchId]);
    if (!row) throw notFound('Branch');
    const { sealed, ...settings } = row;
    const refreshToken = sealed === null ? null : this.tokens.unseal(branchId, sealed);
    return { ...settings, refreshToken };
  }
}
