import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { id, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { PublicEvents } from '#platform/public-events/public-events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { emailTopic } from '../contract/mail.view.js';
import type { EmailChange } from '../contract/mail.view.js';
import { QuoteSent } from '../contract/public-events/quote-sent.event.js';
import { mayBecome } from '../domain/email-status.js';
import type { DeliveryStatus } from '../domain/email-status.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import { ACTIVITY } from '#modules/moves/index.js';
import { emailStatusView } from './email.mapper.js';
import { EmailRow } from './email.row.js';
import type { Email } from '../email.js';

type Progress = Pick<Email, 'status'> &
  Partial<Pick<Email, 'attempts' | 'tries' | 'transport' | 'error' | 'due' | 'holdUntil' | 'sent'>>;

const ESTIMATED_DAYS = statement(
  { id: id(), cents: integer() },
  sql`
  select id, greatest(est_total_cost_cents, est_total_cost_min_cents)::integer as cents
  from ${ACTIVITY} where customer_id = $1`,
);

/** Accepted emails, written inside a command; the only writer of their status. */
@Injectable()
export class EmailRepository {
  constructor(
    private readonly db: Db,
    private readonly live: LiveChanges,
    private readonly publicEvents: PublicEvents,
  ) {}

  /**
   * The email, locked until the command ends.
   * @throws 404
   */
  async lock(id: string): Promise<Email> {
    const row = await this.db.manager.findOne(EmailRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('Email');
    return row;
  }

  async insert(row: Email): Promise<void> {
    await this.db.manager.insert(EmailRow, row);
    this.announce(row);
    const { id: emailId, customerId, branchId, template } = row;
    if (template === 'rfq')
      this.publicEvents.publish(new QuoteSent({ customerId, branchId, emailId }));
  }

  /** What each day of a customer's move comes to by its estimate, in cents. */
  estimatedDays(customerId: string): Promise<(typeof ESTIMATED_DAYS.row)[]> {
    return this.db.rows(ESTIMATED_DAYS, [customerId]);
  }

  /** @throws Error when the table has no such transition */
  async move(row: Email, progress: Progress): Promise<Email> {
    refuseOtherWays(row.status, progress.status);
    const after = { ...row, ...progress };
    await this.db.manager.update(EmailRow, { id: row.id }, progress);
    this.announce(after);
    return after;
  }

  /** It stays queued and is not tried before `due`. */
  async postpone(row: Email, due: Date, error: string): Promise<void> {
    await this.db.manager.update(EmailRow, { id: row.id }, { due, error });
    if (row.error !== error) this.announce({ ...row, error });
  }

  private announce(row: Email): void {
    const change: EmailChange = { kind: 'email', ...emailStatusView(row) };
    this.live.changed(emailTopic(row.id), change);
    this.live.changed(customerTopic(row.customerId), { kind: 'email', emailId: row.id });
  }
}

function refuseOtherWays(from: DeliveryStatus, to: DeliveryStatus): void {
  if (!mayBecome(from, to)) throw new Error(`An email that is ${from} cannot become ${to}`);
}
