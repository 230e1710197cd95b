import { withUsualSigns } from '#platform/database/every-word.js';

const SIGNS = String.raw`\s()\[\]{}./|_*~•·∙●-`;
const GAP = `(?:[,;:]|[${SIGNS}]*)`;
const ANY = `[,;:${SIGNS}]*`;
const EXTENSION = String.raw`[\s,;]*(?<![A-Za-z])(?:extension|extn?|x|#)[\s.:=#]*[0-9]{1,8}\s*$`;
const IN_PARTS = String.raw`^${ANY}(?:(?:\+${ANY})?1${ANY})?[2-9][0-9]{2}${ANY}[0-9]{3}${ANY}[0-9]{4}${ANY}$`;
const US_NUMBER = String.raw`(?<![0-9])(?:\+?\s*1${GAP})?\(?[2-9][0-9]{2}${GAP}[0-9]{3}${GAP}[0-9]{4}(?![0-9])`;
const MORE_DIGITS = String.raw`[\s._•·∙●-]*[0-9]{1,6}[\s.()-]*(?:${EXTENSION})?$`;
const OTHER_SIGNS = String.raw`\s()\[\]._•·∙●-`;
const OTHER_NUMBER = String.raw`\+(?!\s*1)[0-9${OTHER_SIGNS}]*[0-9](?![0-9${OTHER_SIGNS}]*[A-WYZ]{1,2}[0-9])`;
const MORE_LETTERS = String.raw`^\s*(?:\+?\s*1[\s.-]*)?\(?[2-9][0-9]{2}\)?(?=(?:[\s.-]*[0-9A-Za-z]){7}[A-Za-z.-]*\s*$)(?:[\s.-]*[0-9]){0,3}[\s.-]*[A-Za-z][0-9A-Za-z.-]*\s*$`;

/**
 * The numbers of a phone field, by which phones are compared and found: the same as readPhones of the kernel, whose
 * reasons are there; what is no whole number counts by its digits.
 */
export const PHONE_NUMBERS = String.raw`
  create function customers.phone_numbers(phone text) returns text[]
    language plpgsql immutable parallel safe as $$
  declare
    typed text := regexp_replace(${withUsualSigns('phone')},
      '^\s*(?:011|00)(?=[\s-]*[2-9])', '+');
    bare text := regexp_replace(typed, '${EXTENSION}', '', 'i');
    digits text := regexp_replace(bare, '[^0-9]', '', 'g');
    lettered text;
    stray text := '(?<![A-Za-z])(?:[A-Za-z]|[OIL]+|[oil]+)(?![A-Za-z])|(?<=[0-9])[A-Za-z]{2}(?![A-Za-z])|(?<![A-Za-z])[A-Za-z]{2}(?=[0-9])';
    found text[];
  begin
    if digits ~ '^1?[2-9][0-9]{9}$'
       and (bare ~ '^(?:\s*\+\s*1)?[0-9${SIGNS}]*$' or bare ~ '${IN_PARTS}') then
      return array[right(digits, 10)];
    end if;
    if bare ~ '^\s*(?:\+?\s*1[\s.-]*)?\(?[2-9][0-9]{2}\)?[\s.-]*(?:[0-9A-Z][0-9A-Z\s.-]*|[0-9a-z][0-9a-z.-]*)$'
       and bare ~ '[A-Za-z]{3}' and bare !~ stray then
      lettered := regexp_replace(
        translate(upper(bare), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '22233344455566677778889999'),
        '[^0-9]', '', 'g');
      if bare ~ '${MORE_LETTERS}' then
        lettered := substr(lettered, 1, case when lettered like '1%' then 11 else 10 end);
      end if;
      if lettered ~ '^1?[2-9][0-9]{9}$' then
        return array[right(lettered, 10)];
      end if;
    end if;
    select array_agg(case when written ~ '^\s*\+(?!\s*1)' then number else right(number, 10) end
                     order by place)
    into found
    from regexp_matches(typed,
           '${US_NUMBER}(?!${MORE_DIGITS})|${OTHER_NUMBER}',
           'gi') with ordinality as m (groups, place),
         lateral (select groups[1] as written,
                         regexp_replace(replace(groups[1], '(0)', ''), '[^0-9]', '', 'g') as number) n
    where written !~ '^\s*\+(?!\s*1)' or length(number) between 8 and 15;
    return coalesce(found, array_remove(array[digits], ''));
  end $$;`;
