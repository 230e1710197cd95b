import type { JSX } from 'react';
import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import { Banner } from '../../../shared/ui';
import styles from './day-sheet.module.css';
import { sheetsOf, withoutTruck } from './sheets-of';
import { TruckPage } from './truck-page';

/** A day on paper, one page for each truck. */
export function DaySheet({
  view,
  branchName,
}: {
  view: DaySheetView;
  branchName: string;
}): JSX.Element {
  const sheets = sheetsOf(view);
  const loose = withoutTruck(view);
  return (
    // Reached by Tab: arrows scroll through the pages.
    <div className={styles.sheets} role="region" aria-label="Day sheet" tabIndex={0}>
      {loose > 0 && (
        <div className={styles.screenOnly}>
          <Banner tone="warning">
            {loose === 1
              ? '1 move has no truck yet and is on no page.'
              : `${loose} moves have no truck yet and are on no page.`}
          </Banner>
        </div>
      )}
      {sheets.length === 0 && <p className={styles.nobody}>Nothing is planned for this day.</p>}
      {sheets.map((sheet) => (
        <TruckPage key={sheet.truck._id} sheet={sheet} view={view} branchName={branchName} />
      ))}
    </div>
  );
}
