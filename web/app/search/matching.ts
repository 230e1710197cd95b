import { hasEveryWord } from '#kernel/sought-text.js';
import type { SearchAction } from './own-actions';
import { namedAfterNew } from './typed-command';

/** Those that have each word of the query in their names. */
export const matching = (actions: readonly SearchAction[], query: string): SearchAction[] =>
  actions.filter(({ label }) => hasEveryWord(label, query));

/**
 * Those whose own names begin with what could also be `new` and a customer's name, such as the page
 * New Customer for `new cust`: they are what is meant.
 * @param typed without spaces at its ends
 */
export const namedLikeNew = (actions: readonly SearchAction[], typed: string): SearchAction[] => {
  if (namedAfterNew(typed) === null) return [];
  const begun = typed.toLowerCase().replace(/\s+/g, ' ');
  return actions.filter(({ label }) => label.toLowerCase().startsWith(begun));
};
