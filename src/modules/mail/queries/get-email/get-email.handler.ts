import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import type { EmailStatusView } from '../../contract/mail.view.js';
import { emailStatusView } from '../../persistence/email.mapper.js';
import type { Email } from '../../email.js';
import { GetEmailQuery } from './get-email.query.js';

const SQL = 'select status, attempts, error, sent from mail.email where id = $1';

type Fate = Pick<Email, 'status' | 'attempts' | 'error' | 'sent'>;

@QueryHandler(GetEmailQuery)
export class GetEmailHandler implements IQueryHandler<GetEmailQuery> {
  constructor(private readonly db: Db) {}

  async execute({ emailId }: GetEmailQuery): Promise<EmailStatusView> {
    const [row] = await this.db.prepared<Fate>(SQL, [emailId]);
    if (!row) throw notFound('Email');
    return emailStatusView(row);
  }
}
