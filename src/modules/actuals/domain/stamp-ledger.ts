import { TIME_KINDS } from './actual-terms.js';
import type { TimeKind } from './actual-terms.js';
import { outermost, timesOf } from './clock-times.js';
import type { ClockTimes } from './clock-times.js';
import { isClockWrong } from './skew.js';
import { takesBack } from './stamp.js';
import type { Stamp } from './stamp.js';

const isTime = (kind: Stamp['kind']): kind is TimeKind => TIME_KINDS.some((one) => one === kind);

/**
 * The stamps of one operation, so kept that one more is judged without going through all of them again.
 * What is in force is what `stampsInForce` says of them.
 */
export class StampLedger {
  private readonly byId = new Map<string, Stamp>();
  private readonly undosOf = new Map<string, Stamp[]>();
  private readonly inForce = new Map<string, Stamp>();
  /** The one of each kind that its time is taken from. */
  private readonly edges = new Map<TimeKind, Stamp>();
  private counted = 0;
  private undoCount = 0;
  private minutes = 0;
  private characters = 0;

  constructor(stamps: readonly Stamp[] = []) {
    for (const stamp of stamps) this.add(stamp);
  }

  /** How many there are, in force or not. */
  get size(): number {
    return this.byId.size;
  }

  /** How many count; undos only take others out. */
  get sizeInForce(): number {
    return this.counted;
  }

  /** How many undos there are, with or without effect. */
  get undos(): number {
    return this.undoCount;
  }

  /** Whole minutes of extra work. */
  get extraMinutes(): number {
    return this.minutes;
  }

  /** Of all notes about extra work, with one more between two of them. */
  get noteLength(): number {
    return this.characters;
  }

  add(stamp: Stamp): void {
    this.byId.set(stamp.id, stamp);
    if (stamp.kind === 'undo') this.undoCount += 1;
    if (stamp.of !== null && !isClockWrong(stamp)) {
      const undos = this.undosOf.get(stamp.of);
      if (undos) undos.push(stamp);
      else this.undosOf.set(stamp.of, [stamp]);
    }
    const target = this.byId.get(stamp.of ?? '');
    for (const one of [stamp, ...(target ? [target] : []), ...this.undosFor(stamp)])
      this.settle(one);
  }

  /** Whether it would count now. */
  wouldCount(stamp: Stamp): boolean {
    if (isClockWrong(stamp)) return false;
    const target = this.byId.get(stamp.of ?? '');
    if (stamp.kind === 'undo') return target !== undefined && takesBack(stamp, target);
    return !this.undosFor(stamp).some((undo) => takesBack(undo, stamp));
  }

  /** The four times with one more stamp; one that an undo names is left out, as if that took effect. */
  timesWith(stamp: Stamp): ClockTimes {
    const counts = this.wouldCount(stamp);
    return timesOf((kind) => {
      const edge = this.edges.get(kind);
      const left = edge && edge.id === stamp.of ? this.edgeOf(kind, edge.id) : edge;
      return (counts && stamp.kind === kind ? outermost(kind, left, stamp) : left)?.at ?? null;
    });
  }

  private undosFor({ id }: Stamp): readonly Stamp[] {
    return this.undosOf.get(id) ?? [];
  }

  private settle(stamp: Stamp): void {
    const counts = this.wouldCount(stamp);
    if (counts === this.inForce.has(stamp.id)) return;
    const sign = counts ? 1 : -1;
    if (stamp.kind !== 'undo') this.counted += sign;
    this.minutes += sign * (stamp.minutes ?? 0);
    if (stamp.note !== null) this.characters += sign * (stamp.note.length + 1);
    if (counts) this.inForce.set(stamp.id, stamp);
    else this.inForce.delete(stamp.id);
    if (isTime(stamp.kind)) this.setEdge(stamp.kind, stamp);
  }

  private setEdge(kind: TimeKind, changed: Stamp): void {
    const edge = this.edges.get(kind);
    if (this.inForce.has(changed.id)) this.edges.set(kind, outermost(kind, edge, changed));
    else if (edge?.id === changed.id) {
      const next = this.edgeOf(kind);
      if (next) this.edges.set(kind, next);
      else this.edges.delete(kind);
    }
  }

  private edgeOf(kind: TimeKind, without?: string): Stamp | undefined {
    let edge: Stamp | undefined;
    for (const stamp of this.inForce.values()) {
      if (stamp.kind === kind && stamp.id !== without) edge = outermost(kind, edge, stamp);
    }
    return edge;
  }
}
