import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to the customers' public view everything that the lists of leads and autobookings read. */
export class ShowListedFacts1795000001008 implements MigrationInterface {
  name = 'ShowListedFacts1795000001008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VIEW);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const VIEW = `
  create or replace view customers.v_customer as
    select id, branch_id, first_name, last_name, email, alt_email, referred_by, phone, phone_type,
           alt_phone, alt_phone_type, alt_first_name, alt_last_name, is_repeat,
           previous_contract_id, external_id, status, created, version, stage, managed_by,
           autobooking, notes, rate_cents, requested_day, do_not_disturb, move_alerts,
           actual_price_cents, reconfirm, plan_version, courtesy_call_by, courtesy_call_when,
           first_call_by, first_call_when, activity_days, has_booked_operation, has_phone_event,
           has_email, last_rfq, last_confirmation, last_autoconfirm, last_mym, last_followup,
           last_autobooknonresponse, last_other,
           from_city, from_state, from_zip, to_city, to_state, to_zip
    from customers.customer;`;
