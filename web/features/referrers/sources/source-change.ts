import { SOURCE_MESSAGES } from '#modules/referrers/contract/check-source-list.js';
import type { MarketingSourceDto } from '#modules/referrers/contract/marketing-source.dto.js';
import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/messages.js';

/** One source as a person left it; a new one has no id yet. */
export type EditedSource = Required<Pick<MarketingSourceDto, 'name' | 'active'>> & {
  _id?: string;
};

/** The whole list after one source was changed or added. */
export function withChange(
  sources: readonly MarketingSourceView[],
  edited: EditedSource,
): EditedSource[] {
  const { _id } = edited;
  if (_id === undefined) return [...sources, edited];
  return sources.map((source) => (source._id === _id ? { ...edited, _id } : source));
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** What is wrong with the name of a source among the others; null when nothing is. */
export function nameFault(
  sources: readonly MarketingSourceView[],
  { _id, name }: EditedSource,
): string | null {
  if (name.trim() === '') return REQUIRED_MESSAGE;
  const taken = sources.some((other) => other._id !== _id && keyOf(other.name) === keyOf(name));
  return taken ? SOURCE_MESSAGES.twice : null;
}
