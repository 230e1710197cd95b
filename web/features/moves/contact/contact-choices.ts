import { PHONE_TYPES } from '../../../../src/modules/moves/contract/move-terms';
import type { MarketingSourceView } from '../../../../src/modules/referrers/contract/marketing-source.view';
import type { Choice } from '../../../shared/forms';

export const PHONE_TYPE_CHOICES: readonly Choice[] = PHONE_TYPES.map((value) => ({
  value,
  label: value,
}));

/** The active sources, and the one that is chosen though it is no longer among them. */
export function sourceChoices(
  sources: readonly MarketingSourceView[],
  chosen: string | undefined,
): Choice[] {
  const names = sources.map(({ name }) => name);
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
