import { TIME_KINDS } from './actual-terms.js';
import type { TimeKind } from './actual-terms.js';

/** What the office typed, as it stands; what is absent comes from the stamps. */
export interface Typed extends Readonly<Partial<Record<TimeKind, Date>>> {
  readonly movers?: number;
  readonly breakMinutes?: number;
  readonly extraMinutes?: number;
  readonly extraNote?: string;
  readonly exceptional?: boolean;
  readonly exceptionalWhy?: string;
}

/** One entry of the office: everything typed so far. */
export interface Entry {
  readonly operationId: string;
  /** That the actual has by it. */
  readonly version: number;
  readonly at: Date;
  /** Employee id. */
  readonly by: string;
  readonly typed: Typed;
}

const FIELDS = [
  ...TIME_KINDS,
  'movers',
  'breakMinutes',
  'extraMinutes',
  'extraNote',
  'exceptional',
  'exceptionalWhy',
] as const satisfies readonly (keyof Typed)[];

/** Fields to type: `null` returns to the stamps, what is absent or undefined stays. */
export type Correction = {
  readonly [Field in keyof Typed]?: Typed[Field] | null | undefined;
};

/** The fields that a correction names, in their order. */
export const typedFields = (correction: Correction): (keyof Typed)[] =>
  FIELDS.filter((field) => correction[field] !== undefined);

/** What is typed after a correction. */
export function correctedBy(typed: Typed, correction: Correction): Typed {
  const sent = Object.entries(correction).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...typed, ...Object.fromEntries(sent) });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}
