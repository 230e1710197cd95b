import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, type JSX } from 'react';
import { useController } from 'react-hook-form';
import { localDateOf } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import { windowFault } from '#modules/moves/contract/arrival-window.js';
import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import type { OperationView } from '#modules/moves/contract/activity.view.js';
import { FieldMessage } from '../../../shared/forms';
import type { OperationPath, OperationValues } from '../form/values';
import { suggestedWindow, windowChoices } from './window-choices';
import styles from './operations.module.css';
import { ChoiceBox } from '../../../shared/ui';

export interface ArrivalFieldProps {
  path: OperationPath;
  number: number;
  operation: OperationValues;
  /** As it is saved; null until it is. */
  stored: OperationView | null;
  timezone: string;
  /** How long a window is suggested. */
  windowMinutes: number;
  disabled: boolean;
}

/** Whether a save would judge the window: it, or the start, is not as stored. */
const isJudged = (operation: OperationValues, stored: OperationView | null): boolean =>
  stored === null ||
  !sameValue(operation.arrivalWindow, stored.arrivalWindow) ||
  operation.date !== stored.date;

/** Between which times the customer expects the crew; without it the start itself is promised. */
export function ArrivalField(props: ArrivalFieldProps): JSX.Element {
  const { path, number, operation, stored, timezone, windowMinutes, disabled } = props;
  const { field, fieldState } = useController({ name: `${path}.arrivalWindow` });
  const window = field.value as ArrivalWindowView | null;
  const day = localDateOf(new Date(operation.date), timezone);
  const isPromised = window !== null;
  const choices = useMemo(
    () => (isPromised ? windowChoices(day, timezone) : []),
    [isPromised, day, timezone],
  );
  if (!window) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.promise}
        aria-label={`Promise an arrival window for truck ${number}`}
        disabled={disabled}
        onClick={() => field.onChange(suggestedWindow(operation.date, timezone, windowMinutes))}
      >
        Promise a window
      </Button>
    );
  }
  const faultNow = isJudged(operation, stored)
    ? windowFault(window, operation.date, { day, timezone })
    : null;
  const fault = faultNow ?? fieldState.error?.message;
  const end = (which: keyof ArrivalWindowView, label: string): JSX.Element => (
    <ChoiceBox
      aria-label={`Arrival ${label} of truck ${number}`}
      data={choices}
      value={window[which]}
      onChange={(moment) => moment && field.onChange({ ...window, [which]: moment })}
      onBlur={field.onBlur}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      error={Boolean(fault)}
      disabled={disabled}
    />
  );
  return (
    <>
      <div className={styles.window}>
        {end('from', 'from')}
        {end('to', 'until')}
        <Tooltip label="Promise the exact start">
          <ActionIcon
            size="sm"
            aria-label={`Clear the arrival window of truck ${number}`}
            disabled={disabled}
            onClick={() => field.onChange(null)}
          >
            <IconX size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {fault && (
        <p role="alert" className={styles.windowFault}>
          <FieldMessage>{fault}</FieldMessage>
        </p>
      )}
    </>
  );
}
