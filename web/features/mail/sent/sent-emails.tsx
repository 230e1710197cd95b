import type { JSX } from 'react';
import type { MailCustomer } from '../mail-customer';
import { SentEmail } from './sent-email';
import styles from './sent-emails.module.css';

type Emails = NonNullable<MailCustomer['move']['emails']>;

/** Those being sent first, then by when they were sent, newest first. */
const newestFirst = (emails: Emails): Emails =>
  emails.toSorted(
    (a, b) => (b.sent ?? '9').localeCompare(a.sent ?? '9') || b._id.localeCompare(a._id),
  );

/** The emails to a customer, the state of each, and a way to resend what did not arrive. */
export function SentEmails({ customer }: { customer: MailCustomer }): JSX.Element {
  const { emails = [] } = customer.move;
  if (emails.length === 0)
    return (
      <p className={styles.none}>No emails yet. The Email button above writes the first one.</p>
    );
  return (
    <ul className={styles.list} aria-label="Sent emails">
      {newestFirst(emails).map((email) => (
        <SentEmail
          key={email._id}
          email={email}
          customerId={customer._id}
          timezone={customer.branch.timezone}
        />
      ))}
    </ul>
  );
}
