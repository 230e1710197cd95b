import { useEffect, useRef, useState } from 'react';
import type { CustomerDataView, EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { withPreviewLine } from '#modules/mail/contract/preview-line.js';
import type { SendEmailDto } from '#modules/mail/contract/send-email.dto.js';
import { apiErrorOf, tellsOutcome } from '../../../shared/api';
import { confirm } from '../../../shared/ui';
import { useLazyGetCustomerDataQuery, useSendEmailMutation } from '../api';
import { kindOf } from '../composer/letter';
import { whyNotRendered } from '../composer/use-letter';
import { renderMail } from '../document/render-mail';
import type { GroupLetter } from './use-group-letter';
import {
  addressOf,
  customersLabel,
  isOpen,
  NO_ADDRESS,
  withOutcome,
  type Outcome,
} from './recipients';

export interface GroupSending {
  /** Asks, and then writes to everybody who is not done, one after the other. */
  send: () => Promise<void>;
  /** Once the email that is under way is sent; one that is not under way yet stays unsent. */
  stop: () => void;
  isSending: boolean;
  /** The first one was begun: from then on they all get the same template. */
  isBegun: boolean;
}

function written(
  template: EmailTemplateView,
  data: CustomerDataView,
  customerId: string,
): SendEmailDto {
  const { html, subject, preview } = renderMail(template, data);
  return {
    ...{ customerId, recipient: addressOf(data), recipientcc: '', subject },
    // As its preview: the server makes both safe, by one way.
    html: withPreviewLine(html, preview),
    template: kindOf(template.template),
  };
}

/** What happens to a letter to several customers from the Send button on. */
export function useGroupSending({ lines, template, change }: GroupLetter): GroupSending {
  const [read] = useLazyGetCustomerDataQuery();
  const [post] = useSendEmailMutation();
  const [isSending, setSending] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const isStopping = useRef(false);
  /** Whoever leaves was told that nobody else gets one. */
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /** Sent without an answer: the very same again is done only once. */
  const unanswered = useRef(new Map<string, SendEmailDto>());

  const isOver = (): boolean => isStopping.current || isLeft.current;

  const sendTo = async (id: string, chosen: EmailTemplateView): Promise<Outcome> => {
    const email = unanswered.current.get(id) ?? written(chosen, await read(id).unwrap(), id);
    if (!email.recipient) return NO_ADDRESS;
    if (isOver()) return { step: 'ready' };
    unanswered.current.set(id, email);
    try {
      const { status } = await post(email).unwrap();
      unanswered.current.delete(id);
      return { step: status };
    } catch (error) {
      if (tellsOutcome(apiErrorOf(error))) unanswered.current.delete(id);
      throw error;
    }
  };

  const sendAll = async (ids: readonly string[], chosen: EmailTemplateView): Promise<void> => {
    for (const id of ids) {
      if (isOver()) return;
      const become = (outcome: Outcome): void =>
        change((before) => withOutcome(before, id, outcome));
      become({ step: 'sending' });
      try {
        become(await sendTo(id, chosen));
      } catch (error) {
        become({ step: 'refused', why: whyNotRendered(error) });
        // Nobody else would be reached either.
        if (!(error instanceof Error) && apiErrorOf(error).statusCode === 0) return;
      }
    }
  };

  return {
    ...{ isSending, isBegun },
    send: async () => {
      const ids = lines.filter(isOpen).map(({ recipient }) => recipient._id);
      if (!template || ids.length === 0) return;
      const message = `Are you sure you are ready to send this email to ${customersLabel(ids.length)}?`;
      if (!(await confirm({ title: 'Send emails', message, confirmLabel: 'Send' }))) return;
      isStopping.current = false;
      setBegun(true);
      setSending(true);
      await sendAll(ids, template);
      setSending(false);
    },
    stop: () => {
      isStopping.current = true;
    },
  };
}
