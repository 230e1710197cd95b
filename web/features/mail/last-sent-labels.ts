import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import { showInstant } from '../../shared/format';
import type { MailCustomer } from './mail-customer';
import { KIND_LABELS } from './mail-labels';

/** When an email of these kinds (of any, if absent) was last sent, in the branch's zone. */
export function lastSentLabel(
  { move, branch }: MailCustomer,
  kinds?: readonly EmailTemplate[],
): string {
  const [last] = (move.emails ?? [])
    .filter(({ template }) => kinds?.includes(template) ?? true)
    .flatMap(({ template, sent }) => (sent ? [{ template, sent }] : []))
    .toSorted((a, b) => b.sent.localeCompare(a.sent));
  if (!last) return 'None sent yet';
  return `${KIND_LABELS[last.template]} sent ${showInstant(last.sent, branch.timezone)}`;
}
