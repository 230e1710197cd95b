import type { JSX, ReactNode } from 'react';
import { counted } from '#kernel/counted.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { chargedEstimate } from '#kernel/money.js';
import { showHours } from '../../../shared/format';
import { DriveLine } from '../locations/drive-line';
import { LocationWarnings } from '../locations/location-warnings';
import { LocationSummary } from '../locations/location-summary';
import locations from '../locations/locations.module.css';
import { Section } from '../section';
import { RouteStrip } from '../route/route-strip';
import { addressLine } from '../labels/address-line';
import { WORK_LABELS } from '../labels/location-labels';
import { OperationsSheet } from './operations-sheet';
import sheet from './sheet.module.css';

const NOTES: readonly [
  keyof ActivityView & ('notes' | 'alerts' | 'toBeMoved' | 'inventory'),
  string,
][] = [
  ['notes', 'Move Alerts'],
  ['alerts', 'Alerts'],
  ['toBeMoved', 'To be moved'],
  ['inventory', 'Inventory'],
];

export interface ActivitySheetProps {
  activity: ActivityView;
  branchId: string;
  went: ReactNode;
}

/** One day's work, read-only, also for phones. */
export function ActivitySheet({ activity, branchId, went }: ActivitySheetProps): JSX.Element {
  return (
    <>
      {NOTES.some(([field]) => activity[field]) && (
        <dl className={sheet.notes}>
          {NOTES.filter(([field]) => activity[field]).map(([field, label]) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{activity[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Section title="Locations">
        <RouteStrip branchId={branchId} day={activity} />
        <ol className={locations.list} aria-label="Locations in the order of travel">
          {activity.locations.map((location, at) => (
            <li key={location._id}>
              <DriveLine location={location} index={at} />
              <div className={locations.card}>
                <div className={locations.head}>
                  <span className={locations.number}>{at + 1}</span>
                  <div className={locations.what}>
                    <div className={locations.title}>
                      <span className={locations.work}>{WORK_LABELS[location.typeOfWOrk]}</span>
                      <span>{addressLine(location)}</span>
                      <LocationWarnings location={location} />
                    </div>
                    <LocationSummary location={location} />
                  </div>
                </div>
              </div>
            </li>
          ))}
        </ol>
        {activity.locations.length === 0 && <p className={locations.none}>No locations yet.</p>}
      </Section>
      <Section title="Operations">
        <p className={sheet.dim}>
          {showHours(chargedEstimate(activity.estHours, activity.minTime))}, at least{' '}
          {showHours(activity.minTime)} · {counted(activity.numMovers, 'mover')} on{' '}
          {counted(activity.truckCount, 'truck')}
          {activity.requiresLift ? ' · lift needed' : ''}
        </p>
        <OperationsSheet operations={activity.operations} />
        {went}
      </Section>
    </>
  );
}
