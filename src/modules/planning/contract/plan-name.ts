import type { CauseDto } from './cause.dto.js';

/**
 * What a plan is called in the histories of all that it changes. Those are read by more people than the desk: of someone
 * who is off they do not learn why (R-CREW-13).
 */
export function planName({ cause, words }: { cause: CauseDto; words: string }): string {
  const name = cause.truckDown ? downOf(words) : words.replace(/\.$/, '');
  return cause.sick ? name.replace(/ is sick$/, ' is off') : name;
}

/** Without what is said of visitors after it; a name may have full stops. */
const downOf = (words: string): string =>
  /^.*? is down(?: from [^.]*)?(?=\.)/.exec(words)?.[0] ?? words.replace(/\.$/, '');
