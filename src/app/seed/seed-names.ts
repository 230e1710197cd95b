import type { Chance } from '../demo/chance.js';
import { FIRST_NAMES, LAST_NAMES } from '../demo/company.js';

const STEMS = (
  'Ash Black Bram Brook Burn Carl Clay Cole Craw Dal Dun East El Fair Farn Fen Ford Glen Gold Graf ' +
  'Hal Ham Hart Hazel Hol Horn Hunt Kel King Kirk Lang Lin Lock Mar May Mil Mor New Nor Oak Pem ' +
  'Pen Ral Red Rock Ros Row Ruther Shel Sher Stan Stock Strat Thorn Up Wal War Wes Whit Win Wood'
).split(' ');
const ENDINGS = (
  'berg bert bridge brook burn bury by croft dale den der don er field ford gate hall ham hurst ' +
  'kamp land ley man mann mer more mont ner ney ridge rick son stein ster stone strom ton vale vell ' +
  'ville wald ward well wick wood worth'
).split(' ');
const BEFORE = ['', '', '', '', 'Mac', 'Van', 'De ', 'Fitz', "O'"];

/** Share of customers with one of the most common surnames, as in a phone book. */
const COMMON_SHARE = 0.6;
const BOTH_NAMES_SHARE = 0.04;

/** A first and a last name: about 25,000 surnames, of which about 70 are shared by most people. */
export function nameOf(chance: Chance): { first: string; last: string } {
  const first = often(FIRST_NAMES, chance);
  if (chance.happens(COMMON_SHARE)) return { first, last: often(LAST_NAMES, chance) };
  const made = chance.pick(BEFORE) + chance.pick(STEMS) + chance.pick(ENDINGS);
  const last = chance.happens(BOTH_NAMES_SHARE) ? `${made}-${often(LAST_NAMES, chance)}` : made;
  return { first, last };
}

/** Picks early entries of a list more often than late ones. */
function often(names: readonly string[], chance: Chance): string {
  return names[Math.floor(chance.next() ** 2 * names.length)] ?? '';
}
