import type { BlockFlag } from '../block-flags';
import type { Density } from './face-sizes';
import { nameForms } from './name-forms';
import { RowRuler, type FlagSplit, type MeasureText } from './row-ruler';

/** What a block has to tell. */
export interface FaceFacts {
  last: string;
  first: string;
  /** `8:30` and `12:30`. */
  start: string;
  end: string;
  /** In the order of severity. */
  flags: readonly BlockFlag[];
  extras: Readonly<Record<FaceExtra, string>>;
}

/** Told where there is room: `NW→73107 +1`, `4 h`, `$45`; empty where there is nothing to tell. */
export const FACE_EXTRAS = ['zones', 'duration', 'fee'] as const;
export type FaceExtra = (typeof FACE_EXTRAS)[number];

/** By what a face is fitted into its block. */
export interface FaceRoom {
  /** Pixels that each of the two rows has. */
  width: number;
  density: Density;
  /** The wide layout: without it what is meant for it is only counted (R-BOARD-7). */
  isWide: boolean;
  measure: MeasureText;
}

/** One of the two rows of a block. */
export interface FaceRow {
  extras: readonly FaceExtra[];
  flags: readonly BlockFlag[];
}

/** What stands on a block, and what is counted there as `+n`. */
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
 * What of a move stands on its block (R-BOARD-24). Who, when and what is wrong never leave it: first the
 * last name, cut to six letters at least; then the time, of which the end goes first; then the flags by
 * severity, of which those without room are counted. A danger takes the room of a longer name and of
 * the end of the time. Zones, duration and fee follow, each only where all before it stand; the first
 * name takes what the upper row has left.
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
  /** So many may stand in this layout. */
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

  /** Beside fewer letters of the name stands nothing but the count. */
  nameAlone(): BlockFace {
    return this.face(this.shortest, '', NOWHERE);
  }

  best(): BlockFace {
    const time = this.time();
    const dangers = this.dangersBeside(this.shortest, time, 0);
    // The first danger stands beside the name, where the eye looks for it.
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

  /** How many dangers stand beside a name and a time; −1 where not even the count of all flags does. */
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

  /** The lower row's and the upper row's, and what they take there. */
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
