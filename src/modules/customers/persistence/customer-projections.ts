import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import { Db } from '../../../platform/database/db.js';
import type { CallProjection, EmailDeliveredProjection, MoveProjection } from '../projection.js';
import { CONTRACT_STAGES } from '../contract/customer-terms.js';
import type { EmailTemplate } from '../contract/email-terms.js';

/** What a projection left of the customer, as open pages may be told it. */
export interface ProjectedCustomer {
  version: number;
  stage: number;
  reconfirm: boolean;
  /** Of a move: the next activity may be another one. */
  daysChanged?: boolean;
}

const { RFQ_SENT, FIRST_CALL, SECOND_CALL, BOOKED, CONFIRMATION_CALL } = CONTRACT_STAGES;
const RETURNING = 'returning version, stage, reconfirm';

const MOVE = `
  with before as (select activity_days from customers.customer where id = $1)
  update customers.customer set
    activity_days = $2::date[], has_booked_operation = $3,
    stage = case when $4 then greatest(stage, ${BOOKED}) else stage end,
    from_city = $5, from_state = $6, from_zip = $7, to_city = $8, to_state = $9, to_zip = $10
  where id = $1
  ${RETURNING}, activity_days <> (select activity_days from before) as "daysChanged"`;

const EMAIL_ACCEPTED = `
  update customers.customer set has_email = true where id = $1 ${RETURNING}`;

const COLUMN_OF: Readonly<Record<EmailTemplate, string>> = {
  rfq: 'last_rfq',
  confirmation: 'last_confirmation',
  autoconfirm: 'last_autoconfirm',
  mym: 'last_mym',
  followup: 'last_followup',
  autobooknonresponse: 'last_autobooknonresponse',
  other: 'last_other',
};

// A plan that changed after the send was accepted is not what the confirmation states.
const emailDelivered = (template: EmailTemplate): string => `
  update customers.customer set
    has_email = true,
    ${COLUMN_OF[template]} = greatest(${COLUMN_OF[template]}, $2),
    stage = ${template === 'rfq' ? `greatest(stage, ${RFQ_SENT})` : 'stage'},
    reconfirm = ${isConfirmation(template) ? 'plan_version > $3' : 'reconfirm'}
  where id = $1 ${RETURNING}`;

const isConfirmation = (template: EmailTemplate): boolean =>
  template === 'confirmation' || template === 'autoconfirm';

const CALL = `
  update customers.customer set
    has_phone_event = true,
    stage_calls = least(stage_calls + case when $2 = 'CourtesyCall' then 0 else 1 end, 2),
    stage = greatest(stage, case
      when $2 = 'CourtesyCall' then ${CONFIRMATION_CALL}
      when stage_calls > 0 then ${SECOND_CALL}
      else ${FIRST_CALL} end),
    courtesy_call_by = case when $2 = 'CourtesyCall' then $3 else courtesy_call_by end,
    courtesy_call_when = case when $2 = 'CourtesyCall' then $4 else courtesy_call_when end,
    first_call_by = case when $2 = 'AutobookFirstCall' then $3 else first_call_by end,
    first_call_when = case when $2 = 'AutobookFirstCall' then $4 else first_call_when end
  where id = $1 ${RETURNING}`;

/** The columns of a customer that other modules tell. */
@Injectable()
export class CustomerProjections {
  constructor(private readonly db: Db) {}

  move(id: string, move: MoveProjection): Promise<ProjectedCustomer> {
    const { activityDays, hasBookedOperation, isBooked, from, to } = move;
    return this.write(MOVE, [
      id,
      activityDays,
      hasBookedOperation,
      isBooked,
      ...[from?.city ?? null, from?.state ?? null, from?.zip ?? null],
      ...[to?.city ?? null, to?.state ?? null, to?.zip ?? null],
    ]);
  }

  emailAccepted(id: string): Promise<ProjectedCustomer> {
    return this.write(EMAIL_ACCEPTED, [id]);
  }

  emailDelivered(id: string, email: EmailDeliveredProjection): Promise<ProjectedCustomer> {
    const { template, sent, acceptedVersion } = email;
    const states = isConfirmation(template) ? [acceptedVersion] : [];
    return this.write(emailDelivered(template), [id, sent, ...states]);
  }

  call(id: string, { callType, by, when }: CallProjection): Promise<ProjectedCustomer> {
    return this.write(CALL, [id, callType, by, when]);
  }

  private async write(sql: string, params: unknown[]): Promise<ProjectedCustomer> {
    const [row] = await this.db.prepared<ProjectedCustomer>(sql, params);
    if (!row) throw notFound('Customer');
    return row;
  }
}
