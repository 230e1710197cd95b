import { Button } from '@mantine/core';
import { IconHome2, IconMap2 } from '@tabler/icons-react';
import { useMemo, type CSSProperties, type JSX, type ReactNode } from 'react';
import { counted } from '#kernel/counted.js';
import { showDrive } from '../../../shared/format';
import { useKeptOpen } from '../../../shared/ui';
import { useListBranchesQuery } from '../../branches';
import { OverviewMap } from '../../maps';
import { addressLine } from '../labels/address-line';
import styles from './route-strip.module.css';
import { mapOf, stripOf, type StripDay, type StripLeg } from './strip-of';

export interface RouteStripProps {
  branchId: string;
  day: StripDay;
}

/** A drive of a few minutes is still seen. */
const SHORTEST = 0.1;

const legWords = ({ hours, miles }: StripLeg): string =>
  hours === null
    ? 'drive not known yet'
    : [showDrive(hours), miles === null ? '' : `${miles.toFixed(1)} mi`].filter(Boolean).join(', ');

interface NodeProps {
  /** The drive that leads here; undefined where the route begins. */
  leg?: StripLeg;
  title: string | undefined;
  children: ReactNode;
}

function Node({ leg, title, children }: NodeProps): JSX.Element {
  const share = leg ? Math.max(SHORTEST, leg.hours ?? 0) : 0;
  return (
    <li style={{ '--share': share } as CSSProperties}>
      {leg && (
        <span className={styles.leg} data-unknown={leg.hours === null} title={legWords(leg)}>
          <span className={styles.words}>{leg.hours === null ? '?' : showDrive(leg.hours)}</span>
        </span>
      )}
      <span className={styles.node} title={title}>
        {children}
      </span>
    </li>
  );
}

/** The day's route over its stops: drives in proportion to their time, on a map when asked for. */
export function RouteStrip({ branchId, day }: RouteStripProps): JSX.Element | null {
  const { data: branches = [] } = useListBranchesQuery();
  // Not at first: the map is heavier than the rest of the page.
  const [isMapShown, toggleMap] = useKeptOpen('emma.customer.map');
  const home = branches.find(({ _id }) => _id === branchId);
  const { legs, hours, unknown } = useMemo(() => stripOf(day), [day]);
  const { points, ways } = useMemo(() => mapOf(home, day), [home, day]);
  const { locations } = day;
  if (locations.length === 0) return null;
  const missing = locations.length - points.filter(({ group }) => group !== 'branch').length;
  return (
    <div className={styles.route}>
      <div className={styles.line}>
        <ol className={styles.strip} aria-label="Route of the day">
          <Node title={home?.name}>
            <IconHome2 size={13} aria-hidden />
            <span className="visually-hidden">{home?.name ?? 'The branch'}</span>
          </Node>
          {locations.map((stop, at) => (
            <Node key={at} leg={legs[at]} title={addressLine(stop)}>
              <span className="visually-hidden">stop </span>
              {at + 1}
            </Node>
          ))}
          <Node leg={legs.at(-1)} title={home?.name}>
            <IconHome2 size={13} aria-hidden />
            <span className="visually-hidden">back</span>
          </Node>
        </ol>
        <span className={styles.total}>
          {unknown === legs.length ? 'Drives not known yet' : `${showDrive(hours)} of driving`}
          {unknown > 0 && unknown < legs.length && `, ${unknown} not known yet`}
        </span>
        <Button
          size="compact-xs"
          variant={isMapShown ? 'light' : 'default'}
          aria-pressed={isMapShown}
          aria-label="Map of the route"
          leftSection={<IconMap2 size={14} aria-hidden />}
          onClick={toggleMap}
        >
          Map
        </Button>
      </div>
      {isMapShown && (
        <>
          <OverviewMap
            name="Map of the route"
            points={points}
            ways={ways}
            shows={points.map(({ position }) => Object.values(position).join(',')).join(' ')}
          />
          <p className={styles.missing} role="status">
            {missing > 0 && `${counted(missing, 'stop')} not placed`}
          </p>
        </>
      )}
    </div>
  );
}
