import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EmailTemplate, EmailTemplateRow } from '#modules/mail/contract/mail.view.js';
import { useAppForm } from '../../../shared/forms';
import { confirm, toast } from '../../../shared/ui';
import { useListTemplatesQuery } from '../api';
import type { MailCustomer } from '../mail-customer';
import { savedFirst, type SavedFirst, type SaveGate } from '../saved-first';
import { useDelivery, type Delivery } from '../sent/use-delivery';
import { EnvelopeDto } from './envelope.dto';
import { blankLetter, type Letter } from './letter';
import { dropLetter, keepLetter, keptLetter } from './letter-draft';
import { useKeptLetter } from './use-kept-letter';
import { useLetter } from './use-letter';
import { useMailEditor } from './use-mail-editor';
import { useSending, type Sending } from './use-sending';

export interface EmailComposerProps {
  customer: MailCustomer;
  gate: SaveGate;
  /** Start with the template of this kind. */
  kind?: EmailTemplate;
  /** It asks in its foot whether it is ready to be sent, not once more after Send. */
  isReady?: boolean;
  onClose: () => void;
}

export interface Composer {
  form: UseFormReturn<EnvelopeDto>;
  letter: Letter;
  editor: Editor | null;
  templates: { rows: EmailTemplateRow[] | undefined; failed: boolean };
  isRendering: boolean;
  choose: (templateId: string) => Promise<void>;
  sending: Sending;
  delivery: Delivery;
  /** What was written before a reload is in it again. */
  isRestored: boolean;
  isReady: boolean;
  startAnew: () => void;
  close: () => Promise<void>;
  done: () => void;
}

const discard = {
  title: 'Discard this email?',
  message: 'What you wrote has not been sent.',
  confirmLabel: 'Discard',
  danger: true,
};

/** Everything that an email being written consists of. */
export function useComposer(props: EmailComposerProps): Composer {
  const { customer, gate, kind, isReady = false, onClose } = props;
  const [kept] = useState(() => keptLetter(customer._id));
  const [begin] = useState(() => kept?.letter ?? blankLetter());
  const [isRestored, setRestored] = useState(kept !== null);
  const [edits, setEdits] = useState(kept ? 1 : 0);
  const list = useListTemplatesQuery(customer.branchId);
  const bare = { recipient: customer.email ?? '', recipientcc: '', subject: '' };
  const form = useAppForm<EnvelopeDto>({
    dto: EnvelopeDto,
    defaultValues: kept?.envelope ?? bare,
  });
  const { letter, choose, reset, ...filling } = useLetter({
    customerId: customer._id,
    version: gate.version,
    begin,
    kind: kept ? undefined : kind,
    templates: list.data,
    onRendered: (subject) => {
      form.setValue('subject', subject, { shouldValidate: true });
      setEdits(0);
    },
  });
  // Where no list came, no template does: what is written by hand can be sent.
  const isRendering = filling.isRendering && !(list.isError && list.data === undefined);
  const editor = useMailEditor(letter, () => setEdits((count) => count + 1));
  useKeptLetter({ customerId: customer._id, form, letter, editor, edits });

  const leave = (): void => {
    dropLetter(customer._id);
    onClose();
  };
  const done = (): void => {
    toast.success('Email successfully sent!!');
    leave();
  };
  /**
   * The page behind shows why something could not be saved: close the composer, with nothing lost.
   */
  const stepOut = (): void => {
    if (edits === 0) dropLetter(customer._id);
    else if (editor) keepLetter(customer._id, form.getValues(), letter, editor.getHTML());
    onClose();
  };
  const saved = async (): Promise<SavedFirst> => {
    const outcome = await savedFirst(gate);
    if (outcome === 'refused') stepOut();
    return outcome;
  };
  const sending = useSending({ customer, form, letter, editor, isReady, saved, onSent: done });
  const delivery = useDelivery(customer._id, sending.emailId, 'queued');

  return {
    ...{ form, letter, editor, isRendering, sending, delivery, isRestored, isReady, done },
    templates: { rows: list.data, failed: list.isError },
    choose: async (templateId) => {
      const lost = { ...discard, title: 'Replace what you wrote?', confirmLabel: 'Replace' };
      if (edits > 0 && !(await sending.asking(confirm(lost)))) return;
      const outcome = await sending.asking(saved());
      if (outcome === 'declined' || outcome === 'refused') return;
      setRestored(false);
      await choose(templateId);
    },
    startAnew: () => {
      dropLetter(customer._id);
      setRestored(false);
      setEdits(0);
      form.reset(bare);
      reset(blankLetter());
    },
    close: async () => {
      if (edits > 0 && !sending.emailId && !(await sending.asking(confirm(discard)))) return;
      leave();
    },
  };
}
