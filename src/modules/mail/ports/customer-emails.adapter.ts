import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/db.js';
import type { MoveEmailView } from '../../moves/contract/customer.view.js';
import type { CustomerEmails } from '../../moves/index.js';

/** More than anyone reads; a customer with so many is shown the newest. */
const LIMIT = 500;

const SQL = `
  select id as "_id", template, subject, recipient, sent, sender, status
  from mail.email where customer_id = $1
  order by accepted desc, id desc limit ${LIMIT}`;

/** Shows moves the e-mails of a customer. */
@Injectable()
export class CustomerEmailsAdapter implements CustomerEmails {
  constructor(private readonly db: Db) {}

  async ofCustomer(customerId: string): Promise<MoveEmailView[]> {
    const rows = await this.db.prepared<Omit<MoveEmailView, 'sent'> & { sent: Date | null }>(SQL, [
      customerId,
    ]);
    return rows.map((row) => ({ ...row, sent: row.sent?.toISOString() ?? null }));
  }
}
