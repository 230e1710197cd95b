import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ActualRowView } from '#modules/actuals/contract/actual.view.js';
import { showHours, showHoursOver, type Day } from '../../../shared/format';
import { FieldMessage, focusFirstFault } from '../../../shared/forms';
import { StatusBadge } from '../../../shared/ui';
import { ActualDialog } from '../actual-dialog';
import { remarkOf, STATE_LABELS, TIME_LABELS } from '../actual-labels';
import { TimeBox, type TimeBoxProps } from '../time-box';
import { useEntry } from '../use-entry';
import styles from './closing.module.css';

/** The times without which a job is not complete. */
const ENDS = ['started', 'finished'] as const;

const WITH_CHANGES_BELOW: TimeBoxProps['inputWrapperOrder'] = ['input', 'description', 'error'];

export interface ClosingRowProps {
  row: ActualRowView;
  day: Day;
  timezone: string;
  /** Something in it is typed, or no longer. */
  onTyped: (operation: string, isTyped: boolean) => void;
  /** It is stored: the next one is wanted. */
  onSaved: () => void;
}

/** Whether the person is still at a row; a button that was pressed may have lost the focus to what is around it. */
const isAt = (row: HTMLElement | null): row is HTMLElement =>
  row !== null &&
  (row.contains(document.activeElement) || document.activeElement?.contains(row) === true);

/** One job of the day: its two ends in place, everything else behind a button. */
export function ClosingRow(props: ClosingRowProps): JSX.Element {
  const { row, day, timezone, onTyped, onSaved } = props;
  const place = { day, timezone };
  const entry = useEntry(row, place);
  const [isOpen, setOpen] = useState(false);
  const { operation, customerName, truckName, customerId } = row;
  const remark = remarkOf(row);
  const line = useRef<HTMLTableRowElement>(null);
  const { isTyped } = entry;
  useEffect(() => {
    onTyped(operation, isTyped);
    return () => onTyped(operation, false);
  }, [onTyped, operation, isTyped]);
  const save = async (): Promise<void> => {
    if (entry.isSaving) return;
    const isStored = await entry.save(ENDS);
    // Who has gone on meanwhile stays where they are.
    if (!isAt(line.current)) return;
    if (isStored) return onSaved();
    if (!line.current.querySelector('input:focus')) line.current.querySelector('input')?.focus();
    focusFirstFault(line.current);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  const other = Object.entries(entry.faults).find(
    ([field]) => !ENDS.some((kind) => kind === field),
  );
  const refusal = entry.refusal ?? other?.[1];
  return (
    <tr
      ref={line}
      data-operation={operation}
      data-complete={remark.tone === 'success'}
      className={styles.row}
    >
      <td data-label="Truck">{truckName}</td>
      <td data-label="Customer">
        <Link to={`/emma/customer/${customerId}`}>{customerName}</Link>
      </td>
      {ENDS.map((kind) => (
        <td key={kind} data-label={TIME_LABELS[kind]}>
          <TimeBox
            aria-label={`${TIME_LABELS[kind]}: ${customerName}`}
            value={entry.texts[kind]}
            description={entry.theirs[kind]}
            inputWrapperOrder={WITH_CHANGES_BELOW}
            fault={entry.faults[kind]}
            readOnly={entry.isSaving}
            aria-busy={entry.isSaving}
            data-assumed={row.assumed.includes(kind) || undefined}
            data-lacks={row[kind] === null || row.assumed.includes(kind) || undefined}
            onChange={(text) => entry.typeTime(kind, text)}
            onKeyDown={onKeyDown}
          />
        </td>
      ))}
      <td data-label="Planned">{showHours(row.planned.hours)}</td>
      <td data-label="Clock">{showHours(row.clockHours)}</td>
      <td data-label="Difference">{showHoursOver(row.difference)}</td>
      <td data-label="Missing">
        <div className={styles.remark}>
          <StatusBadge tone={remark.tone}>{remark.label}</StatusBadge>
          <span className={styles.state}>{row.doubt ?? STATE_LABELS[row.state]}</span>
        </div>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            <FieldMessage>{refusal}</FieldMessage>
          </p>
        )}
      </td>
      <td className={styles.actions}>
        {isTyped && (
          <Button size="compact-xs" loading={entry.isSaving} onClick={() => void save()}>
            Save
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`All times of ${customerName}`}
          onClick={() => setOpen(true)}
        >
          All times
        </Button>
        {isOpen && (
          <ActualDialog
            {...{ operation, ...place }}
            name={customerName}
            onClose={() => setOpen(false)}
          />
        )}
      </td>
    </tr>
  );
}
