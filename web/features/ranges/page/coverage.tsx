import { lazy, Suspense, type JSX } from 'react';
import type { MonthCoverageView } from '#modules/ranges/contract/model.view.js';
import { PageSkeleton } from '../../../shared/pages';
import { coverageOf } from './coverage-of';
import { ColumnHeads } from '../../../shared/ui';
import table from '../../../shared/ui/figure-table.module.css';
import styles from '../ranges.module.css';

const CoverageChart = lazy(() => import('./coverage-chart'));

export interface CoverageProps {
  coverage: readonly MonthCoverageView[];
  /** Null: all branches. */
  branchId: string | null;
  /** What to say where there are no moves. */
  whyNone: string;
}

/** How many moves kept what was promised, as a picture and as figures. */
export function Coverage({ coverage, branchId, whyNone }: CoverageProps): JSX.Element {
  const months = coverageOf(coverage, branchId);
  const withMoves = months.filter(({ n }) => n > 0);
  if (months.length === 0) {
    return <p className={styles.none}>{whyNone}</p>;
  }
  return (
    <>
      <Suspense fallback={<PageSkeleton rows={6} />}>
        <CoverageChart months={months} />
      </Suspense>
      <details className={styles.figures}>
        <summary>Figures</summary>
        <table className={table.table}>
          <ColumnHeads names={['Month', 'Moves', '80% time kept', '90% time kept']} />
          <tbody>
            {withMoves.map(({ label, n, p80, p90 }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{n}</td>
                <td>{p80}%</td>
                <td>{p90}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
