import { apiErrorOf, refusalSentences, UNREACHABLE } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import type { OperationPlace } from '../model/operation-place';
import { NO_WAY, type WaysOn } from './ways-on';

const REFUSAL_MS = 6000;

/** Why the server refused, and what can be done about it. */
export const refusalText = (error: unknown): string => refusalSentences(apiErrorOf(error));

/** What is said of a move whose call got no answer: it may have been stored, and only the answer got lost. */
export const NOT_KNOWN =
  'The server did not answer, so it may have been moved or not. The board shows it once it knows.';

export const isUnanswered = (error: unknown): boolean => apiErrorOf(error).code === UNREACHABLE;

/**
 * Says what did not happen, why, and what is possible instead; for screen readers too. The same stands on screen once.
 */
export function showRefused(title: string, words: string, on: WaysOn = NO_WAY): void {
  const { label, ways } = on;
  const said = `${title}: ${words}`;
  const closesAfter = ways.length > 0 ? undefined : REFUSAL_MS;
  toast.error(`${words}${label}`, { id: said, title, closesAfter, isAnnounced: true, ways });
  announce(`${said}${on.words}`);
}

export const showRefusal = (title: string, error: unknown): void =>
  showRefused(title, refusalText(error));

/** Says that something was not placed; `why` ends the sentence. */
export const showNotPlaced = (name: string, to: OperationPlace, why: string): void =>
  showRefused(name, `Not ${to.truck ? 'booked' : 'unbooked'}: ${why}.`);
