import { clamp } from './number-limits';
import type { NumberLook } from './number-labels';

/**
 * What is meant by an edit at the edge of a figure with its unit: who types behind `4.5 h` means
 * the figure, and so does who deletes there or types before the `$`.
 */
export function asTyped(shown: string, next: string, { unit, prefix }: NumberLook): string {
  const suffix = unit ? ` ${unit}` : '';
  if (suffix && shown.endsWith(suffix)) {
    const figure = shown.slice(0, -suffix.length);
    if (next === shown.slice(0, -1)) return figure.slice(0, -1);
    if (next.length > shown.length && next.startsWith(shown))
      return figure + next.slice(shown.length);
  }
  if (prefix && shown.startsWith(prefix) && next.length > shown.length && next.endsWith(shown))
    return prefix + next.slice(0, -shown.length) + shown.slice(prefix.length);
  return next;
}

/** The next value up or down; where there is none, the one nearest to zero. */
export function stepped(value: number | null, by: number, look: NumberLook): number {
  const next = value === null ? 0 : Number((value + by).toFixed(look.decimals ?? 2));
  return clamp(next, look);
}
