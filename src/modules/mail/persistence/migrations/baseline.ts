import type { DefaultTemplate } from './default-templates/default-template.js';
import { DEFAULT_TEMPLATES } from './default-templates/index.js';

/**
 * Templates, with one of each kind for all branches to start with and to change; every accepted e-mail with its state
 * and what its quote came to; and the local mailbox.
 */
export const MAIL_BASELINE = `
  create schema mail;

  create table mail.template (
    id platform.object_id primary key,
    name text not null constraint template_has_name check (name <> ''),
    template text not null constraint template_kind_known check (template in
      ('rfq', 'confirmation', 'autoconfirm', 'mym', 'followup', 'autobooknonresponse', 'other')),
    subject text not null constraint template_has_subject check (subject <> ''),
    preview text not null default '',
    mjml text not null constraint template_has_body check (mjml <> ''),
    region_id platform.object_id
      constraint template_of_branch references branches.branch (id) on delete restrict
  );
  comment on column mail.template.region_id is 'the branch it is for; null: every branch';
  create index template_by_name on mail.template (lower(name));

  create table mail.email (
    id platform.object_id primary key,
    customer_id platform.object_id not null
      constraint email_of_customer references customers.customer (id) on delete restrict,
    branch_id platform.object_id not null
      constraint email_of_branch references branches.branch (id) on delete restrict,
    template text not null constraint email_template_known check (template in
      ('rfq', 'confirmation', 'autoconfirm', 'mym', 'followup', 'autobooknonresponse', 'other')),
    subject text not null,
    recipient text not null
      constraint email_recipient_is_one_line check (recipient !~ '[\\r\\n]' and recipient <> ''),
    cc text[] not null default '{}',
    html text not null,
    sender platform.object_id,
    message_id text not null constraint email_message_id_unique unique,
    accepted timestamptz not null,
    accepted_version integer not null,
    status text not null default 'queued' constraint email_status_known
      check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
    attempts integer not null default 0,
    tries integer not null default 0,
    transport text,
    error text,
    due timestamptz not null,
    hold_until timestamptz,
    sent timestamptz,
    quoted_cents integer,
    constraint email_sent_has_instant check ((status = 'sent') = (sent is not null)),
    constraint email_sending_is_held check ((status = 'sending') = (hold_until is not null)),
    constraint email_subject_is_one_line check (subject !~ '[\\r\\n]')
  );
  comment on column mail.email.attempts is 'hand-overs begun in all';
  comment on column mail.email.tries is 'hand-overs since a person last asked for it';
  comment on column mail.email.due is 'while queued: not handed over before';
  comment on column mail.email.hold_until is
    'while sending: the process that hands it over is given up after this';
  comment on column mail.email.accepted_version is
    'the customer''s version when the send was accepted: what it states is as of then';
  create index email_of_customer on mail.email (customer_id, accepted desc);
  create index email_under_way on mail.email (due) where status in ('queued', 'sending');

  create table mail.mailbox_message (
    id platform.object_id primary key,
    message_id text not null constraint mailbox_message_once unique,
    sender_name text not null,
    sender_address text not null,
    recipient text not null,
    cc text[] not null default '{}',
    subject text not null,
    html text not null,
    sent timestamptz not null
  );
  create index mailbox_message_by_sent on mail.mailbox_message (sent desc);

  insert into mail.template (id, name, template, subject, preview, mjml)
  select substr(md5('default template ' || template), 1, 24), name, template, subject, preview, mjml
  from (values ${DEFAULT_TEMPLATES.map(inSql).join(', ')})
    as each (template, name, subject, preview, mjml);`;

function inSql({ template, name, subject, preview, mjml }: DefaultTemplate): string {
  const texts = [template, name, subject, preview, mjml];
  return `(${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')})`;
}
