import { IconCarCrash, IconMapPinOff, IconRefresh, IconRoute } from '@tabler/icons-react';
import type { JSX } from 'react';
import { isHold } from '#modules/moves/contract/activity-rules.js';
import type { DriveTimeFetchStatus } from '#modules/moves/contract/move-terms.js';
import { useGetClientConfigQuery } from '../../access';
import { showDrive } from '../../../shared/format';
import type { LocationValues } from '../form/values';
import { DRIVE_LABELS } from '../labels/location-labels';
import styles from './locations.module.css';

const ICONS: Readonly<Record<DriveTimeFetchStatus, typeof IconRoute>> = {
  NeedsCoordinates: IconMapPinOff,
  EligibleForFetching: IconRefresh,
  Done: IconRoute,
  InError: IconCarCrash,
};

function wordsOf({ driveTime, driveDistance, driveTimeFetchStatus }: LocationValues): string {
  if (driveTime === null) return DRIVE_LABELS[driveTimeFetchStatus].label;
  return [showDrive(driveTime), driveDistance === null ? null : `${driveDistance.toFixed(1)} mi`]
    .filter(Boolean)
    .join(' · ');
}

/** The drive that leads to a stop, between the cards. */
export function DriveLine(props: { location: LocationValues; index: number }): JSX.Element {
  const { location, index } = props;
  const { data: config } = useGetClientConfigQuery();
  const status = location.driveTimeFetchStatus;
  const isReckoned = config?.maps.approximate && location.driveTime !== null && !isHold(location);
  const isByZip = location.placedBy === 'zip' && location.driveTime !== null && !isHold(location);
  const Icon = ICONS[status];
  return (
    <div className={styles.drive} data-status={status}>
      <Icon size={14} aria-hidden />
      <span>{index === 0 ? 'From the branch' : 'Drive'}</span>
      <span>{isHold(location) ? 'none while Hold' : wordsOf(location)}</span>
      {(isReckoned || isByZip) && (
        <span className={styles.approximate}>{isByZip ? 'by the zip only' : 'approximate'}</span>
      )}
    </div>
  );
}
