import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EmailTemplateRow, EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import {
  useLazyGetCustomerDataQuery,
  useLazyGetTemplateQuery,
  useListTemplatesQuery,
} from '../api';
import { whyNotRendered } from '../composer/use-letter';
import { linesOf, withData, withOutcome, type Line, type Recipient } from './recipients';

export interface GroupLetter {
  lines: readonly Line[];
  change: (to: (lines: readonly Line[]) => Line[]) => void;
  templates: { rows: EmailTemplateRow[] | undefined; failed: boolean };
  /** The id of the one that was chosen last; null until then, and where that could not be read. */
  chosen: string | null;
  /** What is sent: the chosen one; null until it is read. */
  template: EmailTemplateView | null;
  /** Why the chosen one could not be read; null otherwise. */
  fault: string | null;
  choose: (templateId: string) => Promise<void>;
}

/** One template and those who get it. A branch's own templates fit only where all are of that branch. */
export function useGroupLetter(recipients: readonly Recipient[]): GroupLetter {
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(recipients));
  const [chosen, setChosen] = useState<string | null>(null);
  const [template, setTemplate] = useState<EmailTemplateView | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [getTemplate] = useLazyGetTemplateQuery();
  const [getData] = useLazyGetCustomerDataQuery();

  const [branch, another] = [...new Set(recipients.map(({ branchId }) => branchId))];
  const list = useListTemplatesQuery(another ? undefined : branch);
  const rows = another ? list.data?.filter(({ regionId }) => regionId === null) : list.data;

  const readAll = useEffectEvent(async (isGone: () => boolean) => {
    for (const { _id } of recipients) {
      if (isGone()) return;
      try {
        const data = await getData(_id).unwrap();
        setLines((before) => withData(before, _id, data));
      } catch (error) {
        const why = whyNotRendered(error);
        setLines((before) => withOutcome(before, _id, { step: 'refused', why }));
      }
    }
  });
  useEffect(() => {
    let gone = false;
    void readAll(() => gone);
    return () => {
      gone = true;
    };
  }, []);

  const choices = useRef(0);
  const choose = async (templateId: string): Promise<void> => {
    choices.current += 1;
    const choice = choices.current;
    const isLatest = (): boolean => choice === choices.current;
    setFault(null);
    setChosen(templateId);
    // Until it is read there is none: the one before must not be sent in its place.
    setTemplate(null);
    try {
      const read = await getTemplate(templateId, true).unwrap();
      if (isLatest()) setTemplate(read);
    } catch (error) {
      if (!isLatest()) return;
      setChosen(null);
      setFault(whyNotRendered(error));
    }
  };

  return {
    ...{ lines, chosen, template, fault, choose, change: setLines },
    templates: { rows, failed: list.isError },
  };
}
