const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The same text for one mailbox, however its address is written: without case, without the tag
 * after a `+`, and without the dots that Gmail ignores. Only for comparing; mail goes to the
 * address as typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
