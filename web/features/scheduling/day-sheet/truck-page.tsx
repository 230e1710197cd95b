import { IconElevator, IconKey, IconStar } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import { LEAD_POSITION } from '#modules/scheduling/contract/crew-rules.js';
import type {
  DayManagerView,
  DaySheetMemberView,
  DaySheetView,
} from '#modules/scheduling/contract/day.view.js';
import { showDayNamed, showPhone } from '../../../shared/format';
import styles from './day-sheet.module.css';
import { SheetJob } from './sheet-job';
import type { TruckSheet } from './sheets-of';

export interface TruckPageProps {
  sheet: TruckSheet;
  view: DaySheetView;
  branchName: string;
}

function Crew({ crew }: Pick<TruckSheet, 'crew'>): JSX.Element {
  if (crew.length === 0) return <p className={styles.nobody}>No crew yet</p>;
  const isLead = ({ position }: DaySheetMemberView): boolean => position === LEAD_POSITION;
  return (
    <ul className={styles.crew} aria-label="Crew">
      {crew.map((member) => (
        <li key={member.mover}>
          {isLead(member) && <IconStar size={13} aria-label="Lead" />}
          <b>{member.displayName}</b> {member.phone && showPhone(member.phone)}
        </li>
      ))}
    </ul>
  );
}

function Manager({ role, person }: { role: string; person: DayManagerView | null }): JSX.Element {
  return (
    <span>
      {role}: <b>{person?.displayName ?? 'nobody'}</b> {person?.phone && showPhone(person.phone)}
    </span>
  );
}

/** One sheet of paper: a truck, its people, the alerts, and its moves in order. */
export function TruckPage({ sheet, view, branchName }: TruckPageProps): JSX.Element {
  const { truck, crew, bookings } = sheet;
  const { date, timezone } = view.day;
  return (
    <article
      className={styles.page}
      aria-label={`Truck ${truck.name}`}
      style={{ '--truck': truck.color } as CSSProperties}
    >
      <header className={styles.head}>
        <h2>
          {truck.name}
          {truck.hasLift && <IconElevator size={18} aria-label="Has a lift" />}
          {truck.isRental && <IconKey size={18} aria-label="Rental" />}
        </h2>
        <div className={styles.when}>
          <b>{showDayNamed(date)}</b>
          <span>{branchName}</span>
        </div>
      </header>
      <Crew crew={crew} />
      <p className={styles.managers}>
        <Manager role="Acting" person={view.actingManager} />
        <Manager role="Closing" person={view.supportManager} />
      </p>
      {view.notes.trim() && (
        <p className={styles.alerts}>
          <b>Daily alerts:</b> {view.notes}
        </p>
      )}
      {bookings.length === 0 && <p className={styles.nobody}>No moves on this truck yet.</p>}
      {bookings.map((booking) => (
        <SheetJob key={booking.operation._id} booking={booking} timezone={timezone} />
      ))}
    </article>
  );
}
