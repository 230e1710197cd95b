import { useRef, type JSX } from 'react';
import type { CrewZone as ZoneName } from '#modules/scheduling/contract/crew-rules.js';
import type { DayMoverView } from '#modules/scheduling/contract/day.view.js';
import { Avatar } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import styles from './crew.module.css';
import { DropHere } from './drop-here';
import { Mover } from './mover';
import { PersonMenu } from './person-menu';
import { WeekHours } from './week-hours';
import { capitalized } from '../model/hold-labels';
import type { Elsewhere } from './use-elsewhere';
import { useCrewTarget } from './use-crew-drag';
import { useCrewSpot } from './use-crew-spot';

export interface CrewZoneProps {
  zone: ZoneName;
  title: string;
  movers: readonly DayMoverView[];
  /** Names of branches by id, where people of several are listed. */
  branchNames: ReadonlyMap<string, string> | null;
  /** Who works for another branch that day, and where. */
  elsewhere: Elsewhere;
  /** Hours of this week by person, 0 for those who are not in it; null until they are known. */
  weekHours: ReadonlyMap<string, number> | null;
  onOff: (moverId: string) => void;
}

/** What a dispatcher can do about an empty list. */
const EMPTY: Readonly<Record<ZoneName, string>> = {
  onCall: 'Nobody. Drag someone here to put them on call.',
  leads: 'Nobody is free. Add a home branch above to borrow a lead.',
  nonLeads: 'Nobody is free. Add a home branch above to borrow a mover.',
};

/** One of the panel's three lists. */
export function CrewZone(props: CrewZoneProps): JSX.Element {
  const { zone, title, movers, branchNames, elsewhere, weekHours, onOff } = props;
  const element = useRef<HTMLElement>(null);
  useCrewTarget(element, zone);
  const spot = useCrewSpot(zone);
  const { mayPlan } = useBoard();
  return (
    <section
      ref={element}
      className={styles.zone}
      aria-label={title}
      data-light={spot.light}
      onClick={spot.onClick}
    >
      <h3 className={styles.zoneTitle}>
        {title} <span>{movers.length}</span>
      </h3>
      {movers.length === 0 && <p className={styles.nobody}>{mayPlan ? EMPTY[zone] : 'Nobody'}</p>}
      <ul className={styles.people}>
        {movers.map((mover) => (
          <li key={mover._id} className={styles.person}>
            <Mover mover={mover} elsewhere={elsewhere.get(mover._id)}>
              <Avatar person={mover} named={false} />
              <span className={styles.personName}>
                {mover.displayName}
                {branchNames && <small> {branchNames.get(mover.branchId)}</small>}
                {elsewhere.has(mover._id) && (
                  <small className={styles.elsewhere}>
                    {capitalized(elsewhere.get(mover._id) ?? '')}
                  </small>
                )}
              </span>
            </Mover>
            <WeekHours hours={weekHours && (weekHours.get(mover._id) ?? 0)} />
            <PersonMenu name={mover.displayName} onOff={() => onOff(mover._id)} />
          </li>
        ))}
      </ul>
      <DropHere spot={spot} place={title} />
    </section>
  );
}
