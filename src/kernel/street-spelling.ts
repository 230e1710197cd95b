const DIRECTIONS: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const WORD = /[^\s,/-]+/g;

/** Words that say what kind of street it is, as addressWords has them. */
export const STREET_KINDS: ReadonlySet<string> = new Set([
  ...['aly', 'ave', 'blvd', 'cir', 'ct', 'cv', 'dr', 'expy', 'fwy', 'hwy', 'ln', 'loop', 'pkwy'],
  ...['pl', 'plz', 'pt', 'rd', 'rdg', 'sq', 'st', 'ter', 'tpke', 'trl', 'way', 'xing'],
]);

const titled = (word: string): string =>
  word.replace(/(^|['’])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * How the words of streets and towns are written, learned from real ones: `macarthur` is MacArthur.
 */
export class StreetSpelling {
  private readonly known = new Map([...STREET_KINDS].map((kind) => [kind, titled(kind)]));

  learn(street: string): void {
    for (const word of street.match(WORD) ?? []) {
      const plain = word.toLowerCase();
      if (!this.known.has(plain)) this.known.set(plain, word);
    }
  }

  /** As it would be written by somebody who uses both cases; who did so is taken at their word. */
  of(typed: string): string {
    const isShouted = typed === typed.toUpperCase();
    if (!isShouted && typed !== typed.toLowerCase()) return typed;
    return typed.replace(WORD, (word) => this.word(word, isShouted));
  }

  private word(typed: string, isShouted: boolean): string {
    const plain = typed.toLowerCase();
    const bare = plain.replace(/\./g, '');
    if (DIRECTIONS.has(bare)) return typed.toUpperCase();
    if (/^\d/.test(plain)) return /^\d+(st|nd|rd|th)$/.test(plain) ? plain : typed.toUpperCase();
    // FM 1960, US 77: not words.
    if (isShouted && plain.length < 3 && !this.known.has(plain)) return typed;
    return this.known.get(plain) ?? titled(plain);
  }
}

const usual = new StreetSpelling();

/** The same where no streets and towns are known. */
export const spelled = (typed: string): string => usual.of(typed);
