import type { JSX } from 'react';
import { asQuoted, type ActivityCosts } from '#modules/moves/contract/estimating.js';
import { showMoney } from '../../../shared/format';
import styles from './estimate.module.css';

const FIGURES: readonly [keyof ActivityCosts, string][] = [
  ['totalHourlyRate', 'Hourly rate'],
  ['totalTripFees', 'Trip fee'],
  ['totalPacking', 'Supplies'],
  ['estCostMin', 'Min est. costs'],
  ['estCost', 'Est. costs'],
  ['estTotalCost', 'Total est. with supplies'],
];

/** What it costs, following what is typed. */
export function MoneyFigures({ costs }: { costs: ActivityCosts }): JSX.Element {
  const quoted = asQuoted(costs);
  return (
    <dl className={styles.money} aria-live="off">
      {FIGURES.map(([name, label]) => (
        <div key={name} data-strong={name === 'estTotalCost'}>
          <dt>{label}</dt>
          <dd>{showMoney(quoted[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
