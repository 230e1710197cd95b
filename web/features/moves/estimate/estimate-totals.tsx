import type { JSX } from 'react';
import type { ActivityEstimate } from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import type { ActivityValues } from '../form/values';
import { COLUMNS } from './columns';
import styles from './estimate.module.css';
import { showFigure, showMinutes } from './minutes-labels';

export interface EstimateTotalsProps {
  activity: Pick<ActivityValues, EstimatedPart>;
  estimate: ActivityEstimate | null;
}

const counted = (count: number | null, word: string): string =>
  `${count ?? 0} ${word}${count === 1 ? '' : 's'}`;

/** Total Move Time for a crew of two, and below it the chosen crew's time. */
export function EstimateTotals({ activity, estimate }: EstimateTotalsProps): JSX.Element {
  const known = estimate?.isKnown ? estimate : null;
  const worktime = activity.locations.reduce((sum, stop) => sum + (stop.worktime ?? 0), 0);
  const { numMovers, truckCount } = activity;
  return (
    <tfoot>
      <tr className={styles.total}>
        <th scope="row">Total Move Time</th>
        {COLUMNS.map(({ name }) => (
          <td key={name} className={styles.minutes}>
            {showMinutes(estimate?.columnTotals[name])}
          </td>
        ))}
        <td className={styles.sum}>
          <span>{worktime > 0 ? `${showFigure(worktime)} h` : '–'}</span>
          <span className={styles.auto}>
            {known ? `auto ${showFigure(known.totalMinutes / 60)}` : 'N/A'}
          </span>
        </td>
      </tr>
      <tr className={styles.crew}>
        <th scope="row" colSpan={COLUMNS.length + 1}>
          With {counted(numMovers, 'mover')} on {counted(truckCount, 'truck')}
        </th>
        <td className={styles.sum}>{known ? `${showFigure(known.crewMinutes / 60)} h` : 'N/A'}</td>
      </tr>
    </tfoot>
  );
}
