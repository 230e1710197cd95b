import { counted } from '#kernel/counted.js';
import type { EstimateGap } from '#modules/moves/contract/estimating.js';
import { showHours } from '../format/index';

/** How much it is, such as `8 h` or `4 movers`. */
const AMOUNT: Readonly<Record<EstimateGap['of'], (by: number) => string>> = {
  estHours: showHours,
  numMovers: (by) => counted(by, 'mover'),
  truckCount: (by) => counted(by, 'truck'),
};

const amountOf = ({ of, by }: EstimateGap): string => AMOUNT[of](Math.abs(by));

/** `8 h, 4 movers below the automated estimate`. */
export function gapLabel(gaps: readonly EstimateGap[]): string {
  const on = (isBelow: boolean): string =>
    gaps
      .filter(({ by }) => by < 0 === isBelow)
      .map(amountOf)
      .join(', ');
  return [
    [on(true), 'below the automated estimate'],
    [on(false), 'above the automated estimate'],
  ]
    .filter(([amounts]) => amounts)
    .map((words) => words.join(' '))
    .join('; ');
}

/** The first of them in its shortest form: `−8 h`. */
export const shortGap = ([gap]: readonly EstimateGap[]): string =>
  gap ? `${gap.by < 0 ? '−' : '+'}${amountOf(gap)}` : '';
