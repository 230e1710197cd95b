import { IconStar } from '@tabler/icons-react';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import type { CSSProperties, JSX, ReactNode } from 'react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { LEAD_POSITION } from '#modules/scheduling/contract/crew-rules.js';
import type {
  DayManagerView,
  DaySheetMemberView,
  DaySheetView,
  StandInView,
} from '#modules/scheduling/contract/day.view.js';
import { standInLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showDayNamed, showPhone, showTime } from '../../../shared/format';
import styles from './day-sheet.module.css';
import { QrCode } from './qr-code';
import { SheetJob } from './sheet-job';
import type { QrPath } from './use-qr-code';

export type Letterhead = Pick<CompanyView, 'name' | 'logo'>;

/** What every page of a day's sheets says. */
export interface DayOnPaper {
  view: DaySheetView;
  branchName: string;
  /** Whose paper it is; a company that has said nothing has no letterhead. */
  company?: Letterhead | undefined;
  /** When the server gave the day. */
  asOf: Date;
  /** The address of the day as it is now; null while it is not drawn yet. */
  code: QrPath | null;
}

export interface SheetPageProps extends DayOnPaper {
  /** Whose page it is, for screen readers. */
  label: string;
  color: string;
  heading: ReactNode;
  /** Null: it is nobody's. */
  crew: readonly DaySheetMemberView[] | null;
  bookings: readonly BookingView[];
  /** What takes over from the truck of the page. */
  standIn?: StandInView | null;
}

const isLead = ({ position }: DaySheetMemberView): boolean => position === LEAD_POSITION;

function Crew({ crew }: { crew: readonly DaySheetMemberView[] }): JSX.Element {
  if (crew.length === 0) return <p className={styles.nobody}>No crew yet</p>;
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

/** One sheet of paper: whose it is, the people, the alerts, and the moves in order. */
export function SheetPage(props: SheetPageProps): JSX.Element {
  const { view, branchName, company, asOf, code, label, color, heading, crew, bookings } = props;
  const { standIn } = props;
  const { date, timezone } = view.day;
  return (
    <article
      className={styles.page}
      aria-label={label}
      style={{ '--truck': color } as CSSProperties}
    >
      <header className={styles.head}>
        <h2>{heading}</h2>
        <div className={styles.when}>
          {company?.logo ? (
            <img className={styles.logo} src={company.logo} alt={company.name} />
          ) : (
            company?.name && <span>{company.name}</span>
          )}
          <b>{showDayNamed(date)}</b>
          <span>{branchName}</span>
          <small>
            Version {view.revision}, {showTime(asOf, timezone)}
          </small>
        </div>
        <QrCode code={code} label="The board of this day as it is now" />
      </header>
      {standIn && (
        <p className={styles.standIn}>
          <b>{standInLabel(standIn)}</b>
        </p>
      )}
      {crew && <Crew crew={crew} />}
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
        <SheetJob key={booking.operation._id} booking={booking} view={view} />
      ))}
    </article>
  );
}
