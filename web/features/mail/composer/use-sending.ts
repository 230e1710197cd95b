import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiErrorOf, errorHint } from '../../../shared/api';
import { showServerFaults } from '../../../shared/forms';
import { noteFinalAct } from '../../../shared/store';
import { confirm, tell } from '../../../shared/ui';
import { writeMail } from '../document/write-mail';
import type { MailCustomer } from '../mail-customer';
import { useSendEmailMutation } from '../api';
import { confirmationBlock } from './confirmation-block';
import type { EnvelopeDto } from './envelope.dto';
import type { SavedFirst } from '../saved-first';
import { isOutdated, type Letter } from './letter';
import { isBlank } from './use-mail-editor';

interface SendingOptions {
  customer: MailCustomer;
  form: UseFormReturn<EnvelopeDto>;
  letter: Letter;
  editor: Editor | null;
  /** Whether it is ready to be sent is asked beside the Send button. */
  isReady: boolean;
  /** Asks to save what is typed on the customer's page. */
  saved: () => Promise<SavedFirst>;
  onSent: () => void;
}

export interface Sending {
  send: (envelope: EnvelopeDto) => Promise<void>;
  isSending: boolean;
  /** Accepted, and not delivered yet. */
  emailId: string | null;
  /** A question or an alert is on screen. */
  isAsking: boolean;
  /** Marks that a question is on screen for as long as it is. */
  asking: <Answer>(question: Promise<Answer>) => Promise<Answer>;
  /** Shows in an alert why an email is not sent. */
  alert: (message: string) => Promise<void>;
  /** Send was clicked, but there is nothing to read in it. */
  isEmpty: boolean;
}

export const QUESTION = 'Are you sure you are ready to send this email?';
export const OUTDATED = 'The customer has changed since this email was filled in.';

/** What happens to a letter from the Send button until the server has it. */
export function useSending(options: SendingOptions): Sending {
  const { customer, form, letter, editor, isReady, saved, onSent } = options;
  const [post, { isLoading: isSending }] = useSendEmailMutation();
  const [emailId, setEmailId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);

  const asking = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
    setAsking(true);
    try {
      return await question;
    } finally {
      setAsking(false);
    }
  };
  const alert = (message: string): Promise<void> => asking(tell('Email not sent', message));

  const refused = async (error: unknown): Promise<void> => {
    const refusal = apiErrorOf(error);
    if (showServerFaults(form, refusal)) return;
    await alert([refusal.message, errorHint(refusal.code)].filter(Boolean).join('\n'));
  };

  const send = async (envelope: EnvelopeDto): Promise<void> => {
    if (!editor) return;
    setEmpty(isBlank(editor));
    if (isBlank(editor)) return;
    // After a save it states the former move: it is filled in again, or sent by another click.
    if (letter.templateId && (await asking(saved())) !== 'clean') return;
    const block = confirmationBlock(letter.kind, customer);
    if (block) return alert(block);
    const isOld = isOutdated(letter, customer);
    const message = isOld ? `${OUTDATED}\n${QUESTION}` : QUESTION;
    if (isOld || !isReady) {
      const sure = confirm({ title: 'Send email', message, confirmLabel: 'Send' });
      if (!(await asking(sure))) return;
    }
    try {
      const accepted = await post({
        ...envelope,
        customerId: customer._id,
        html: writeMail(letter.document, editor.getHTML(), letter.preview),
        template: letter.kind,
      }).unwrap();
      const name = customer.lastName;
      noteFinalAct({ name: `Email to ${name}`, why: `The email to ${name} can't be taken back.` });
      if (accepted.status === 'sent') onSent();
      else setEmailId(accepted.emailId);
    } catch (error) {
      await refused(error);
    }
  };

  return { send, isSending, emailId, isAsking, asking, alert, isEmpty };
}
