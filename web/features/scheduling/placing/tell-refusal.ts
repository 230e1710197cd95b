import { apiErrorOf, wayForward } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';

const REFUSAL_MS = 6000;

/** Why the server refused, and what can be done about it. */
export function refusalWords(error: unknown): string {
  const { code, message } = apiErrorOf(error);
  return [message, wayForward(code)].filter(Boolean).join(' ');
}

/** Says what did not come about, and why; also to those who listen. */
export function tellRefused(title: string, words: string): void {
  toast.error(words, { title, closesAfter: REFUSAL_MS });
  announce(`${title}: ${words}`);
}

export const tellRefusal = (title: string, error: unknown): void =>
  tellRefused(title, refusalWords(error));
