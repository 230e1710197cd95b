import { CannotStart } from '#platform/config/cannot-start.js';

/**
 * Why a process cannot listen, in a sentence that says what to set. Who begins to listen does more than that:
 * what else went wrong stays as it is, otherwise a setting would be blamed that is right.
 */
export function whyNotListening(
  error: unknown,
  { name, number }: { name: string; number: number },
  host: string,
): unknown {
  const sentence = sentenceOf((error as NodeJS.ErrnoException).code);
  return sentence === undefined ? error : new CannotStart(sentence, { cause: error });

  function sentenceOf(code: string | undefined): string | undefined {
    switch (code) {
      case 'EADDRINUSE':
        return `Port ${number} is taken by another program; stop it, or set ${name} to a free one.`;
      case 'EACCES':
        return `This account may not serve on port ${number}: set ${name} to one above 1023.`;
      case 'EADDRNOTAVAIL':
      case 'EAFNOSUPPORT':
      case 'EINVAL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `HOST is ${host}, which is no address of this machine: correct it, or leave it out.`;
      default:
        return undefined;
    }
  }
}
