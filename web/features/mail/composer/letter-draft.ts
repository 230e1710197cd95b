import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import { dropDraft, readDraft, writeDraft } from '../../../shared/forms';
import { openMail } from '../document/mail-document';
import { writeMail } from '../document/write-mail';
import type { EnvelopeDto } from './envelope.dto';
import { kindOf, type Letter } from './letter';

/** An email being written, in the form that outlives an accidental reload. */
interface LetterDraft {
  envelope: EnvelopeDto;
  html: string;
  kind: EmailTemplate;
  templateId: string | null;
  filledFrom: string | null;
  preview: string;
}

export interface KeptLetter {
  envelope: EnvelopeDto;
  letter: Letter;
}

const nameOf = (customerId: string): string => `email:${customerId}`;

export function keepLetter(
  customerId: string,
  envelope: EnvelopeDto,
  { document, ...letter }: Letter,
  edited: string,
): void {
  const html = writeMail(document, edited, '');
  const values: LetterDraft = { envelope, html, ...letter };
  writeDraft(nameOf(customerId), { version: '', values });
}

/** What was being written to a customer when the page was left; null for nothing. */
export function keptLetter(customerId: string): KeptLetter | null {
  const values = readDraft(nameOf(customerId))?.values as LetterDraft | undefined;
  if (!values) return null;
  const { envelope, html, kind, ...letter } = values;
  return {
    envelope,
    letter: { ...letter, document: openMail(html), kind: kindOf(kind) },
  };
}

export const dropLetter = (customerId: string): void => dropDraft(nameOf(customerId));
