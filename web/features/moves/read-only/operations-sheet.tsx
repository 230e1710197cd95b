import type { JSX } from 'react';
import { plusHours } from '#kernel/time-window.js';
import type { OperationView } from '#modules/moves/contract/activity.view.js';
import { showDrive, showTime, showTimeRange } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui';
import sheet from './sheet.module.css';

/** When each truck leaves, works and is back. */
export function OperationsSheet(props: { operations: readonly OperationView[] }): JSX.Element {
  return (
    <ul className={sheet.operations}>
      {props.operations.map((operation) => {
        const { _id, date, duration, timezone, bookingEnvelope, moverCount, truck } = operation;
        const { startingDriveTime, endingDriveTime, bookingStart } = bookingEnvelope;
        const { arrivalWindow: window } = operation;
        return (
          <li key={_id}>
            <b>{showTimeRange(date, plusHours(new Date(date), duration), timezone)}</b>
            <span>
              leaves {showTime(bookingStart, timezone)} · out {showDrive(startingDriveTime)} · back{' '}
              {showDrive(endingDriveTime)} · {moverCount} movers
            </span>
            {window && <span>promised {showTimeRange(window.from, window.to, timezone)}</span>}
            <StatusBadge tone={truck ? 'success' : 'neutral'}>
              {truck ? 'On a truck' : 'No truck yet'}
            </StatusBadge>
            {operation.earlyStart && (
              <StatusBadge tone="warning">Early start: {operation.earlyStartNotes}</StatusBadge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
