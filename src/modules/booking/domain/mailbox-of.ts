const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * One mailbox under one name, however its address is written: without case, without the tag after
 * a `+`, and without the dots that Gmail does not read. Only to compare; mail goes to what was typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
