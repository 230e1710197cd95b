import type { BlockFlag } from '../block-flags';
import { FACE_SIZES, FIGURE_GAP, type Density, type FaceText } from './face-sizes';

/** How wide a text is, in pixels. */
export type MeasureText = (text: string, as: FaceText, density: Density) => number;

/**
 * How many flags a block shows: the first ones, and of those how many first and last ones are in
 * the upper row.
 */
export interface FlagSplit {
  shown: number;
  /** The most severe, next to the name. */
  first: number;
  /** Those without room in the lower row. */
  last: number;
}

/** Measures what goes into the two rows of one block. */
export class RowRuler {
  readonly gap: number;
  private readonly tinted: number;
  /** Width of the first n flags, each with the gap before it. */
  private readonly sums: number[] = [0];

  constructor(
    private readonly flags: readonly BlockFlag[],
    private readonly density: Density,
    private readonly measure: MeasureText,
  ) {
    this.gap = FACE_SIZES[density].gap;
    this.tinted = flags.filter(({ tone }) => tone !== 'plain').length;
    for (const flag of flags) this.sums.push((this.sums.at(-1) ?? 0) + this.gap + this.flag(flag));
  }

  text(as: FaceText, text: string): number {
    return text === '' ? 0 : this.measure(text, as, this.density);
  }

  /** The width of a name and its flags in the upper row. */
  upper(name: string, { shown, first, last }: FlagSplit): number {
    return this.text('last', name) + this.between(0, first) + this.between(shown - last, shown);
  }

  /** The width of a time, its flags and the count of the rest in the lower row. */
  lower(time: string, { shown, first, last }: FlagSplit): number {
    const rest = this.flags.length - shown;
    const more = rest > 0 ? this.gap + this.text('more', `+${rest}`) : 0;
    return this.text('plain', time) + this.between(first, shown - last) + more;
  }

  /**
   * How the first flags are spread over two rows: tinted ones in the upper one as far as there is
   * room, others in the lower one.
   * @param fewestAbove how many of the first ones must be in the upper row
   * @returns null if they don't all fit
   */
  split(
    [name, time]: readonly [string, string],
    width: number,
    shown: number,
    fewestAbove: number,
  ): FlagSplit | null {
    const tinted = Math.min(shown, this.tinted);
    for (let first = tinted; first >= fewestAbove; first -= 1) {
      for (let last = 0; last <= shown - tinted; last += 1) {
        const split = { shown, first, last };
        if (this.upper(name, split) > width) break;
        if (this.lower(time, split) <= width) return split;
      }
    }
    return null;
  }

  private between(from: number, to: number): number {
    return (this.sums[to] ?? 0) - (this.sums[from] ?? 0);
  }

  private flag({ tone, figure = '' }: BlockFlag): number {
    const { icon, tinted } = FACE_SIZES[this.density];
    const beside = figure === '' ? 0 : FIGURE_GAP + this.text('figure', figure);
    return (tone === 'plain' ? icon : tinted) + beside;
  }
}
