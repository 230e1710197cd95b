// Asked before packages are installed and by the built server, in the image too: it needs Node.js alone.
import { readFileSync } from 'node:fs';

const EXAMPLE = new URL('../../.env.example', import.meta.url);
/** A command that another one runs need not say it again. */
const SAID = 'EMMA_SETTINGS_SAID';

/** The names of all settings: .env.example has a line for each. */
export const knownSettings = () =>
  [...readFileSync(EXAMPLE, 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

/**
 * Says of each variable that is nearly a setting which one was meant, unless it was said already.
 * @param {(sentence: string) => void} say
 */
export function sayMisspelled(say, environment = process.env) {
  if (environment[SAID]) return;
  for (const [name, meant] of misspelled(Object.keys(environment), knownSettings()))
    say(`There is no setting ${name}: did you mean ${meant}?`);
  environment[SAID] = 'yes';
}

/**
 * Names that nothing reads and that are nearly those of settings; other programs have variables too.
 * @returns {[name: string, meant: string][]}
 */
export function misspelled(names, known) {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNearly(name, one));
      return meant ? [[name, meant]] : [];
    });
}

function isNearly(name, known) {
  const [mine, theirs] = [name, known].map((text) => text.toUpperCase().replaceAll('_', ''));
  if (mine === theirs) return true;
  if (name.includes('_') && known.startsWith(`${name}_`)) return true;
  // Short names are near many others.
  const most = theirs.length < 6 ? 0 : theirs.length < 9 ? 1 : 2;
  return mine[0] === theirs[0] && Math.abs(mine.length - theirs.length) <= most
    ? distance(mine, theirs) <= most
    : mine === `${theirs}S`;
}

/** Letters to change, add, leave out, or exchange with their neighbor. */
function distance(a, b) {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + same,
        swapped ? rows[i - 2][j - 2] + 1 : Infinity,
      );
    }
  }
  return rows[a.length][b.length];
}
