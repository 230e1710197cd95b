import { Anchor } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#kernel/counted.js';
import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import { Banner } from '../../../shared/ui';
import styles from './day-sheet.module.css';
import { PersonPage } from './person-page';
import { SheetPage, type Letterhead } from './sheet-page';
import {
  personSheetsOf,
  sheetsOf,
  withoutTruck,
  type ChosenMoves,
  type PersonSheet,
  type SheetsBy,
  type TruckSheet,
} from './sheets-of';
import { TruckPage } from './truck-page';
import { useQrCode } from './use-qr-code';

export interface DaySheetProps {
  view: DaySheetView;
  branchName: string;
  company?: Letterhead | undefined;
  /** When the server gave the day. */
  asOf: Date;
  by?: SheetsBy;
  chosen?: ChosenMoves;
}

const NO_COLOR = '#8a93a0';

const boardAddress = ({ day, assignment }: DaySheetView): string =>
  `/emma/move/${day.date}?branchId=${assignment.branchId}`;

function notOnPaper(loose: number): string {
  return counted(
    loose,
    'move has no truck yet and is on no page.',
    'moves have no truck yet and are on no page.',
  );
}

/** A day on paper, one page for each truck or each person; or chosen moves of it. */
export function DaySheet(props: DaySheetProps): JSX.Element {
  const { view, branchName, company, asOf, by = 'truck', chosen = null } = props;
  const loose = withoutTruck(view, chosen);
  const code = useQrCode(window.location.origin + boardAddress(view));
  const day = { view, branchName, company, asOf, code };
  const sheets: readonly (PersonSheet | TruckSheet)[] =
    by === 'person' ? personSheetsOf(view, chosen) : sheetsOf(view, chosen);
  const pages = sheets.map((sheet) =>
    'person' in sheet ? (
      <PersonPage key={sheet.person.mover} sheet={sheet} {...day} />
    ) : (
      <TruckPage key={sheet.truck._id} sheet={sheet} {...day} />
    ),
  );
  const isLoosePrinted = chosen !== null && loose.length > 0;
  return (
    // Reached by Tab: arrows scroll through the pages.
    <div className={styles.sheets} role="region" aria-label="Day sheet" tabIndex={0}>
      {loose.length > 0 && !isLoosePrinted && (
        <div className={styles.screenOnly}>
          <Banner tone="warning">{notOnPaper(loose.length)}</Banner>
        </div>
      )}
      {pages.length === 0 && loose.length === 0 && (
        <p className={styles.nobody}>
          {chosen
            ? 'None of these moves is on this day anymore.'
            : 'Nothing is planned for this day.'}{' '}
          <Anchor component={Link} to={boardAddress(view)} inherit underline="always">
            Open the board
          </Anchor>
        </p>
      )}
      {pages}
      {isLoosePrinted && (
        <SheetPage
          {...day}
          label="No truck yet"
          heading="No truck yet"
          color={NO_COLOR}
          crew={null}
          bookings={loose}
        />
      )}
    </div>
  );
}
