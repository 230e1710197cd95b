import { PHONE_TYPES } from '#modules/moves/contract/move-terms.js';
import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import type { Choice } from '../../../shared/forms';

export const PHONE_TYPE_CHOICES: readonly Choice[] = PHONE_TYPES.map((value) => ({
  value,
  label: value,
}));

/** The active sources, and the chosen one even if it is no longer among them. */
export function sourceChoices(
  sources: readonly MarketingSourceView[],
  chosen: string | undefined,
): Choice[] {
  const names = sources.map(({ name }) => name);
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
