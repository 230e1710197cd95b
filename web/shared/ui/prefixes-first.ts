import { hasEveryWord, plainText } from '#kernel/sought-text.js';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/**
 * 0: begins with it; 1: a word of it does; 2: it, or every word of it, is in it somewhere; null: it
 * is not.
 */
function rankOf(label: string, sought: string): number | null {
  const text = plainText(label);
  if (text.startsWith(sought)) return 0;
  const at = text.indexOf(sought);
  if (at < 0) return hasEveryWord(label, sought) ? 2 : null;
  for (let next = at; next >= 0; next = text.indexOf(sought, next + 1))
    if (!/[\p{L}\p{N}]/u.test(text[next - 1] ?? ' ')) return 1;
  return 2;
}

function ranked(items: readonly ComboboxItem[], sought: string): ComboboxItem[] {
  const fitting = items.flatMap((item) => {
    const rank = rankOf(item.label, sought);
    return rank === null ? [] : [{ item, rank }];
  });
  return fitting.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/**
 * What fits the letters that are typed: first what begins with them, then what has a word that
 * does, then the rest; each in the order of the list.
 */
export const prefixesFirst: OptionsFilter = ({ options, search, limit }) => {
  const sought = plainText(search);
  const flat = ranked(
    options.filter((option): option is ComboboxItem => !('group' in option)),
    sought,
  );
  const groups = options.flatMap((option) => {
    if (!('group' in option)) return [];
    const items = ranked(option.items, sought);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
  return [...flat, ...groups].slice(0, limit);
};
