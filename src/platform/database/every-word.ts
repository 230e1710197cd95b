import { JOINERS, LEAST_JOINED, SIGNS, soughtWords, usualSigns } from '#kernel/sought-text.js';

const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** SQL: a text with a keyboard's apostrophes and hyphens. */
export const withUsualSigns = (text: string): string =>
  `translate(${text}, ${quoted(SIGNS.typed)}, ${quoted(SIGNS.usual)})`;

/** SQL: a text without what joins or parts the words of a name. */
export const writtenTogether = (text: string): string =>
  `regexp_replace(${withUsualSigns(text)}, ${quoted(JOINERS)}, '', 'g')`;

/** What `hasEveryWord` takes for what somebody looks for. */
export const wordsOf = (sought: string): string[] => soughtWords(usualSigns(sought));

/** SQL: a pattern for a word from where a word of the text begins, with joiners between its letters. */
const fromBeginning = (joined: string): string => String.raw`
  '(?<![[:alnum:]])' || regexp_replace(
    regexp_replace(${joined}, '[^[:alnum:]]', '\\\&', 'g'), '\\?.', ${quoted(`\\&(?:${JOINERS})?`)}, 'g')`;

/**
 * SQL: whether a text has every word of a list, as hasEveryWord of the kernel has it; without an
 * index. `words` is a placeholder of a text[].
 */
export const hasEveryWord = (text: string, words: string): string => `
  (select coalesce(bool_and(strpos(searched.plain, word.plain) > 0
       or length(word.joined) >= ${LEAST_JOINED} and searched.plain ~ word.pattern), true)
   from (select lower(public.unaccent(${withUsualSigns(text)})) as plain) searched,
        lateral (select plain, joined, ${fromBeginning('joined')} as pattern
                 from unnest(${words}::text[]) typed,
                      lateral (select lower(public.unaccent(typed)) as plain,
                                      lower(public.unaccent(${writtenTogether('typed')})) as joined) w
                ) word)`;
