import { changedStepsText } from '#modules/planning/contract/proposal-terms.js';
import { apiErrorOf, refusalSentences } from '../../../shared/api';

const isNamed = (one: unknown): one is { by: string } =>
  typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'string';

/**
 * Why a plan was not applied or taken back. What oneself did is said so: the board would have told it, had it been done in
 * this tab.
 * @param ownName as the server names this person
 */
export function refusedWords(error: unknown, ownName: string | undefined): string {
  const refused = apiErrorOf(error);
  const { steps } = refused.details;
  const named = Array.isArray(steps) ? steps.filter(isNamed) : [];
  const isOwn = named.length > 0 && named.every(({ by }) => by === ownName);
  if (!isOwn || ownName === undefined) return refusalSentences(refused);
  const [theirs, own] = [ownName, 'You'].map((who) => changedStepsText([who], named.length));
  const message = refused.message.replace(theirs ?? '', `${own} in another tab`);
  return refusalSentences({
    ...refused,
    message: message.replace('another tab since.', 'another tab.'),
  });
}
