/** The number of an address ends before a fraction, as in its key. */
const PARTED = (address: string): string =>
  String.raw`regexp_replace(${address}, '([0-9])([\u00bc-\u00be\u2150-\u215f\u2189])', '\1 \2', 'g')`;

/**
 * By which stops are found among millions. The first number is the same in all ways of writing an address that its key
 * treats as equal; streets of one building have the same, because it is read from the same words that their key
 * (src/kernel/building-key.ts) is made of: those before the apartment or suite. Indexes keep what these compute.
 */
export const ADDRESS_NUMBERS = String.raw`
  create function moves.house_number(address text) returns text
    language sql immutable parallel safe
    return coalesce(
      substring(translate(normalize(${PARTED('address')}, NFKD), '''’.', '') from '[0-9]+'), '');
  create function moves.building_number(street text) returns text
    language sql immutable parallel safe
    return coalesce(
      substring(
        regexp_replace(
          regexp_replace(lower(normalize(${PARTED('street')}, NFKD)), '[\u0300-\u036f''’.]', '', 'g'),
          '(#|\m(apartment|apt|suite|ste|unit)\M).*$', ''
        ) from '[0-9]+'),
      '');`;
