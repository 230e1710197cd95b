import { useEffect, useEffectEvent, useState } from 'react';
import type { EmailTemplate, EmailTemplateRow } from '#modules/mail/contract/mail.view.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useLazyGetCustomerDataQuery, useLazyGetTemplateQuery } from '../api';
import { renderMail } from '../document/render-mail';
import { kindOf, letterFrom, type Letter } from './letter';

export interface LetterState {
  letter: Letter;
  /** Being filled in, or still waiting to be: nothing can be sent. */
  isRendering: boolean;
  /** Renders a template into a new letter. */
  choose: (templateId: string) => Promise<void>;
  /** Replaces the letter with another one. */
  reset: (letter: Letter) => void;
}

/** Why a template could not be read or filled in. */
export const whyNotRendered = (error: unknown): string =>
  error instanceof Error ? error.message : apiErrorOf(error).message;

const rank = ({ name, regionId }: EmailTemplateRow, kind: string): number =>
  (regionId === null ? 2 : 0) + (name.toLowerCase().includes(kind) ? 0 : 1);

/**
 * A branch's own template comes before one for every branch, and one named after its kind before
 * others.
 */
const likeliestFirst = (rows: readonly EmailTemplateRow[], kind: string): EmailTemplateRow[] =>
  rows.toSorted((a, b) => rank(a, kind) - rank(b, kind));

export interface LetterOptions {
  customerId: string;
  /** The version of the customer that templates are filled in with. */
  version: () => string;
  begin: Letter;
  /** Start with the template of this kind, once the list is there. */
  kind: EmailTemplate | undefined;
  templates: readonly EmailTemplateRow[] | undefined;
  onRendered: (subject: string) => void;
}

/** The letter being written, and how a template becomes one. */
export function useLetter(options: LetterOptions): LetterState {
  const { customerId, version, begin, kind, templates, onRendered } = options;
  const [letter, setLetter] = useState(begin);
  const [isRendering, setRendering] = useState(kind !== undefined);
  const [getTemplate] = useLazyGetTemplateQuery();
  const [getData] = useLazyGetCustomerDataQuery();

  const render = async (find: () => Promise<string | undefined>): Promise<void> => {
    const filledFrom = version();
    setRendering(true);
    try {
      const templateId = await find();
      if (!templateId) return;
      const [template, data] = await Promise.all([
        getTemplate(templateId, true).unwrap(),
        getData(customerId).unwrap(),
      ]);
      const rendered = renderMail(template, data);
      setLetter(letterFrom(template, rendered, filledFrom));
      onRendered(rendered.subject);
    } catch (error) {
      toast.error(`An error occurred rendering this email: ${whyNotRendered(error)}`, {
        stays: true,
      });
    } finally {
      setRendering(false);
    }
  };

  /** The list does not contain kinds: the likeliest are fetched first. */
  const findKind = async (rows: readonly EmailTemplateRow[]): Promise<string | undefined> => {
    for (const { _id } of likeliestFirst(rows, kind ?? '')) {
      const { template } = await getTemplate(_id, true).unwrap();
      if (kindOf(template) === kind) return _id;
    }
    return undefined;
  };
  const beginWithKind = useEffectEvent((rows: readonly EmailTemplateRow[]) =>
    render(() => findKind(rows)),
  );
  useEffect(() => {
    if (kind && templates) void beginWithKind(templates);
  }, [kind, templates]);

  return {
    letter,
    isRendering,
    choose: (templateId) => render(() => Promise.resolve(templateId)),
    reset: setLetter,
  };
}
