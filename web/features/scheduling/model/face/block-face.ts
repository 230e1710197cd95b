import type { BlockFlag } from '../block-flags';
import type { Density } from './face-sizes';
import { nameForms } from './name-forms';
import { RowRuler, type FlagSplit, type MeasureText } from './row-ruler';

/** What a block could show. */
export interface FaceFacts {
  last: string;
  first: string;
  /** `8:30` and `12:30`. */
  start: string;
  end: string;
  /** Most severe first. */
  flags: readonly BlockFlag[];
  extras: Readonly<Record<FaceExtra, string>>;
}

/**
 * Shown if there is room: `Can't start before 5:30 PM`, `Taylor is still on OKC_02`, `NW→73107 +1`, `4 h`, `$45`; empty
 * if there is nothing to show.
 */
export const FACE_EXTRAS = ['waits', 'waitsFor', 'zones', 'duration', 'fee'] as const;
export type FaceExtra = (typeof FACE_EXTRAS)[number];

/** What is needed to fit a face into its block. */
export interface FaceRoom {
  /** Pixels that each of the two rows has. */
  width: number;
  density: Density;
  /** The wide layout: without it, flags that only it shows are counted (R-BOARD-7). */
  isWide: boolean;
  measure: MeasureText;
}

/** One of the two rows of a block. */
export interface FaceRow {
  extras: readonly FaceExtra[];
  flags: readonly BlockFlag[];
}

/** What a block shows, and what it counts as `+n`. */
export interface BlockFace {
  last: string;
  /** Whole, its letter, or empty. */
  first: string;
  /** `8:30–12:30`, `8:30–`, or empty. */
  time: string;
  upper: FaceRow;
  lower: FaceRow;
  rest: readonly BlockFlag[];
}

const NOWHERE: FlagSplit = { shown: 0, first: 0, last: 0 };

/**
 * What a block shows of a move (R-BOARD-24). Who, when and what is wrong always show: first the
 * last name, cut to six letters at the least; then the time, whose end goes first; then the flags
 * by severity, of which those without room are counted. A danger is shown rather than a longer name
 * or the end of the time. Why it can't start, zones, duration and fee follow, each only if everything before it shows;
 * the first name gets the room that is left in the upper row.
 */
export function faceOf(facts: FaceFacts, room: FaceRoom): BlockFace {
  const fit = new FaceFit(facts, room);
  return fit.isTooNarrow() ? fit.nameAlone() : fit.best();
}

class FaceFit {
  private readonly ruler: RowRuler;
  private readonly forms: readonly string[];
  private readonly shortest: string;
  private readonly dangers: number;
  /** This layout may show this many. */
  private readonly most: number;

  constructor(
    private readonly facts: FaceFacts,
    private readonly room: FaceRoom,
  ) {
    const { flags, last } = facts;
    this.ruler = new RowRuler(flags, room.density, room.measure);
    this.forms = nameForms(last);
    this.shortest = this.forms.at(-1) ?? last;
    this.dangers = flags.filter(({ tone }) => tone === 'danger').length;
    this.most = flags.filter(({ wide }) => room.isWide || !wide).length;
  }

  isTooNarrow(): boolean {
    return this.ruler.text('last', this.shortest) > this.room.width;
  }

  /** If even the shortest name has no room, only it and the count show. */
  nameAlone(): BlockFace {
    return this.face(this.shortest, '', NOWHERE);
  }

  best(): BlockFace {
    const time = this.time();
    const dangers = this.dangersBeside(this.shortest, time, 0);
    // The first danger is next to the name, where the eye looks for it.
    const above = dangers > 0 && this.dangersBeside(this.shortest, time, 1) === dangers ? 1 : 0;
    const last =
      this.forms.find((form) => this.dangersBeside(form, time, above) === dangers) ?? this.shortest;
    return this.face(last, time, this.split(last, time, above) ?? NOWHERE);
  }

  /** The whole time, unless its end would hide a danger or has no room. */
  private time(): string {
    const { start, end } = this.facts;
    const [whole, begin] = [`${start}–${end}`, `${start}–`];
    const [withEnd, without] = [whole, begin].map((time) =>
      this.dangersBeside(this.shortest, time, 0),
    );
    if (withEnd !== undefined && withEnd >= Math.max(0, without ?? 0)) return whole;
    return without !== undefined && without >= 0 ? begin : '';
  }

  /** How many dangers fit next to a name and a time; −1 if not even the count of all flags does. */
  private dangersBeside(name: string, time: string, above: number): number {
    const split = this.split(name, time, above);
    return split ? Math.min(split.shown, this.dangers) : -1;
  }

  /** As many flags as there is room for. */
  private split(name: string, time: string, above: number): FlagSplit | null {
    for (let shown = this.most; shown >= above; shown -= 1) {
      const split = this.ruler.split([name, time], this.room.width, shown, above);
      if (split) return split;
    }
    return null;
  }

  private face(last: string, time: string, split: FlagSplit): BlockFace {
    const { flags } = this.facts;
    const { shown, first } = split;
    const upper = this.room.width - this.ruler.upper(last, split);
    const lower = this.room.width - this.ruler.lower(time, split);
    const isWhole = time.endsWith(this.facts.end) && shown === this.most;
    const extras = this.extras(isWhole ? [lower, upper] : [0, 0]);
    return {
      last,
      first: time === '' ? '' : this.firstName(upper - extras.widths[1]),
      time,
      upper: {
        extras: extras.rows[1],
        flags: [...flags.slice(0, first), ...flags.slice(shown - split.last, shown)],
      },
      lower: { extras: extras.rows[0], flags: flags.slice(first, shown - split.last) },
      rest: flags.slice(shown),
    };
  }

  /** What the lower row and the upper row show, and the room that takes. */
  private extras(room: readonly [number, number]): {
    rows: [FaceExtra[], FaceExtra[]];
    widths: [number, number];
  } {
    const rows: [FaceExtra[], FaceExtra[]] = [[], []];
    const widths: [number, number] = [0, 0];
    for (const extra of FACE_EXTRAS) {
      const text = this.facts.extras[extra];
      if (text === '') continue;
      const needed = this.ruler.gap + this.ruler.text('plain', text);
      const row = widths[0] + needed <= room[0] ? 0 : 1;
      if (widths[row] + needed > room[row]) break;
      rows[row].push(extra);
      widths[row] += needed;
    }
    return { rows, widths };
  }

  private firstName(room: number): string {
    const { first } = this.facts;
    const forms = first === '' ? [] : [first, `${[...first][0] ?? ''}.`];
    const fits = (form: string): boolean => this.ruler.gap + this.ruler.text('first', form) <= room;
    return forms.find(fits) ?? '';
  }
}
