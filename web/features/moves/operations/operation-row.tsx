import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import {
  driveBackLimits,
  driveOutLimits,
  durationLimits,
  MAX_MOVER_COUNT,
  MIN_MOVER_COUNT,
} from '#modules/moves/contract/operation-times.js';
import { hasTruck } from '#modules/moves/contract/activity-rules.js';
import type { OperationView } from '#modules/moves/contract/activity.view.js';
import { HOURS_STEP } from '#modules/moves/contract/limits.js';
import { CheckField, NumberField, TextField } from '../../../shared/forms';
import { useActivityScope, useCustomerPage, useTimezone } from '../form/customer-context';
import { operationKey } from '../form/planned-customer';
import type { OperationPath, OperationValues } from '../form/values';
import { ApplyHours, ApplyMovers } from './apply-figures';
import { ArrivalField } from './arrival-field';
import { DragToBook } from './drag-to-book';
import styles from './operations.module.css';
import { StartField } from './start-field';

export interface OperationRowProps {
  index: number;
  operation: OperationValues;
  /** As it is saved; null until it is. */
  stored: OperationView | null;
  isOnly: boolean;
  obstacle: string | null;
  /** How long a window is suggested, in minutes; null where the table shows none. */
  windowMinutes: number | null;
  onRemove: () => void;
}

/** One truck's share: its times, its movers, and the way to put it on the board. */
export function OperationRow(props: OperationRowProps): JSX.Element {
  const { index, operation, stored, isOnly, obstacle, windowMinutes, onRemove } = props;
  const { path: activityPath } = useActivityScope();
  const { editable, unbook } = useCustomerPage();
  const timezone = useTimezone();
  const path: OperationPath = `${activityPath}.operations.${index}`;
  const number = index + 1;
  const booked = hasTruck(operation);
  const disabled = !editable || booked;
  const { date, duration, moverCount, earlyStart } = operation;
  const of = (what: string): string => `${what} of truck ${number}`;

  return (
    <tr className={styles.row} tabIndex={-1}>
      <td className={styles.start} data-label="Start Time">
        <StartField {...{ path, number, operation, timezone, disabled }} />
      </td>
      {windowMinutes !== null && (
        <td className={styles.arrival} data-label="Arrival window">
          <ArrivalField
            {...{ path, number, operation, stored, timezone, windowMinutes, disabled }}
          />
        </td>
      )}
      <td data-label="Drive Out">
        <NumberField
          name={`${path}.bookingEnvelope.startingDriveTime`}
          label=""
          ariaLabel={of('Drive out')}
          unit="h"
          step={HOURS_STEP}
          clamps
          {...driveOutLimits(date, timezone, earlyStart)}
          disabled={disabled}
        />
        {operation.follows && (
          <p className={styles.direct}>
            Locked: {Math.round(operation.follows.hours * 60)} min straight from the job before
          </p>
        )}
      </td>
      <td data-label="Duration">
        <NumberField
          name={`${path}.duration`}
          label=""
          ariaLabel={of('Duration')}
          unit="h"
          step={HOURS_STEP}
          clamps
          {...durationLimits(date, timezone)}
          disabled={disabled}
        />
        <ApplyHours path={path} number={number} value={duration} disabled={disabled} />
      </td>
      <td data-label="Drive Back">
        <NumberField
          name={`${path}.bookingEnvelope.endingDriveTime`}
          label=""
          ariaLabel={of('Drive back')}
          unit="h"
          step={HOURS_STEP}
          clamps
          {...driveBackLimits(date, timezone, duration ?? 0)}
          disabled={disabled}
        />
        {operation.followedBy !== null && (
          <p className={styles.direct}>Locked: straight to the next job</p>
        )}
      </td>
      <td className={styles.movers} data-label="Mover Count">
        <NumberField
          name={`${path}.moverCount`}
          label=""
          ariaLabel={of('Mover count')}
          decimals={0}
          min={MIN_MOVER_COUNT}
          max={MAX_MOVER_COUNT}
          disabled={disabled}
        />
        <ApplyMovers path={path} number={number} value={moverCount} disabled={disabled} />
      </td>
      <td className={styles.drag} data-label="Drag to Book">
        <DragToBook {...{ number, obstacle }} operationId={operationKey(operation, index)} />
      </td>
      <td className={styles.early} data-label="Early Start">
        <CheckField
          name={`${path}.earlyStart`}
          label=""
          ariaLabel={of('Early start')}
          disabled={disabled}
        />
      </td>
      <td className={styles.notes} data-label="Early Start Notes">
        <TextField
          name={`${path}.earlyStartNotes`}
          label=""
          ariaLabel={of('Early start notes')}
          disabled={disabled || !earlyStart}
        />
      </td>
      <td className={styles.actions}>
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`Unbook truck ${number}`}
          disabled={!editable || !stored || !(booked || operation.unassigned)}
          onClick={() => stored && void unbook(stored._id)}
        >
          Unbook
        </Button>
        <Tooltip label="Remove">
          <ActionIcon
            size="sm"
            aria-label={`Remove truck ${number}`}
            disabled={!editable || booked || isOnly}
            onClick={onRemove}
          >
            <IconX size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </td>
    </tr>
  );
}
