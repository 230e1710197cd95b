import type { FieldRule } from './field-rule.js';

export const ITEM_LIMITS = { aStop: 300, name: 60, quantity: 999, cubicFeet: 999.9 } as const;

/** Things of one kind that are moved from or to a stop. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Cubic feet of one piece, in tenths; null: unknown. */
  readonly cubicFeet: number | null;
}

const LISTED = { by: 'person, as sent', freeWhileBooked: true } as const satisfies FieldRule;
export const ITEM_RULES = {
  name: LISTED,
  quantity: LISTED,
  cubicFeet: LISTED,
} as const satisfies Readonly<Record<Exclude<keyof Item, 'id'>, FieldRule>>;

/** Cubic feet of all pieces whose volume is known, to a tenth: 4 of 5.5 and 1 of 62.5 are 84.5. */
export const itemVolume = (
  items: readonly (Pick<Item, 'cubicFeet'> & { quantity: number | null })[],
): number =>
  Math.round(
    items.reduce((sum, { quantity, cubicFeet }) => sum + (quantity ?? 0) * (cubicFeet ?? 0), 0) *
      10,
  ) / 10;
