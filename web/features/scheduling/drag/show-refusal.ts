import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import type { OperationPlace } from '../model/operation-place';

const REFUSAL_MS = 6000;

/** Why the server refused, and what can be done about it. */
export const refusalText = (error: unknown): string => refusalSentences(apiErrorOf(error));

/** Says what did not happen, and why; for screen readers too. */
export function showRefused(title: string, words: string): void {
  toast.error(words, { title, closesAfter: REFUSAL_MS, isAnnounced: true });
  announce(`${title}: ${words}`);
}

export const showRefusal = (title: string, error: unknown): void =>
  showRefused(title, refusalText(error));

/** Says that something was not placed; `why` ends the sentence. */
export const showNotPlaced = (name: string, to: OperationPlace, why: string): void =>
  showRefused(name, `Not ${to.truck ? 'booked' : 'unbooked'}: ${why}.`);
