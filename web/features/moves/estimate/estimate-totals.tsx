import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { ceilToQuarter } from '#kernel/time-window.js';
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

const sumOf = (hours: readonly (number | null)[]): number =>
  hours.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** The columns' sums with the handling for a crew of two, and below it all of the chosen crew's time. */
export function EstimateTotals({ activity, estimate }: EstimateTotalsProps): JSX.Element {
  const known = estimate?.isKnown ? estimate : null;
  const automated = (estimate?.locations ?? []).map(({ suggestedHandling }) => suggestedHandling);
  const isHandled = automated.some((hours) => hours !== null);
  const handling = sumOf(automated);
  // A stop whose field is empty counts by its columns.
  const worktime = sumOf(
    activity.locations.map((stop, at) => stop.worktime ?? automated[at] ?? null),
  );
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
            {known && isHandled ? `auto ${showFigure(handling)}` : 'N/A'}
          </span>
        </td>
      </tr>
      <tr className={styles.crew}>
        <th scope="row" colSpan={COLUMNS.length + 1}>
          With {counted(numMovers, 'mover')} on {counted(truckCount, 'truck')}: handling, drive and
          packing
        </th>
        <td className={styles.sum}>
          <span>{known ? `${showFigure(known.crewMinutes / 60)} h` : 'N/A'}</span>
          {known && (
            <span className={styles.auto}>
              rounded up {showFigure(ceilToQuarter(known.crewMinutes / 60))} h
            </span>
          )}
        </td>
      </tr>
    </tfoot>
  );
}
