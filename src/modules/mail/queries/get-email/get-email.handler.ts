import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { instant, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { EmailStatusView } from '../../contract/mail.view.js';
import { emailStatusView } from '../../persistence/email.mapper.js';
import { GetEmailQuery } from './get-email.query.js';
import type { DeliveryStatus } from '../../domain/email-status.js';

const SQL = statement(
  {
    status: text<DeliveryStatus>(),
    attempts: integer(),
    error: text().orNull(),
    sent: instant().orNull(),
  },
  sql`select status, attempts, error, sent from mail.email where id = $1`,
);

@QueryHandler(GetEmailQuery)
export class GetEmailHandler implements IQueryHandler<GetEmailQuery> {
  constructor(private readonly db: Db) {}

  async execute({ emailId }: GetEmailQuery): Promise<EmailStatusView> {
    const [row] = await this.db.rows(SQL, [emailId]);
    if (!row) throw notFound('Email');
    return emailStatusView(row);
  }
}
