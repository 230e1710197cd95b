import type { JSX } from 'react';
import styles from './day-sheet.module.css';
import { SheetPage, type DayOnPaper } from './sheet-page';
import type { PersonSheet } from './sheets-of';

/** A person's page: their truck, who rides with them, and the moves. */
export function PersonPage({ sheet, ...day }: DayOnPaper & { sheet: PersonSheet }): JSX.Element {
  const { person, truck, crew, bookings } = sheet;
  return (
    <SheetPage
      {...day}
      label={person.displayName}
      color={truck.color}
      crew={crew}
      bookings={bookings}
      standIn={truck.standIn}
      heading={
        <>
          {person.displayName} <span className={styles.onTruck}>{truck.name}</span>
        </>
      }
    />
  );
}
