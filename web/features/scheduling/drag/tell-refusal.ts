import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import type { Place } from '../model/place';

const REFUSAL_MS = 6000;

/** Why the server refused, and what can be done about it. */
export const refusalLabel = (error: unknown): string => refusalSentences(apiErrorOf(error));

/** Says what did not come about, and why; also to those who listen. */
export function tellRefused(title: string, words: string): void {
  toast.error(words, { title, closesAfter: REFUSAL_MS, isAnnounced: true });
  announce(`${title}: ${words}`);
}

export const tellRefusal = (title: string, error: unknown): void =>
  tellRefused(title, refusalLabel(error));

/** Says that something was not placed; `why` ends the sentence. */
export const tellNotPlaced = (name: string, to: Place, why: string): void =>
  tellRefused(name, `Not ${to.truck ? 'booked' : 'unbooked'}: ${why}.`);
