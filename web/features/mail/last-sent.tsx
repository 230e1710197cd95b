import { Tooltip } from '@mantine/core';
import type { JSX } from 'react';
import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import { lastSentLabel } from './last-sent-labels';
import type { MailCustomer } from './mail-customer';

/** How long the pointer rests before an email's tooltip shows (R-MAIL-10). */
export const EMAIL_TOOLTIP_DELAY_MS = 500;

const WHEN = { hover: true, focus: true, touch: false };

export interface LastSentProps {
  customer: MailCustomer;
  /** Of these kinds; of any if absent. */
  kinds?: readonly EmailTemplate[];
  children: JSX.Element;
}

/** Shows what was last sent when the pointer or the focus rests on a button. */
export function LastSent({ customer, kinds, children }: LastSentProps): JSX.Element {
  return (
    <Tooltip
      label={lastSentLabel(customer, kinds)}
      openDelay={EMAIL_TOOLTIP_DELAY_MS}
      events={WHEN}
    >
      {children}
    </Tooltip>
  );
}
