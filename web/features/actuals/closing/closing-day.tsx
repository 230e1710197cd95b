import { Button, Switch } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useRef, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import type { ActualsView } from '#modules/actuals/contract/actual.view.js';
import { showDayNamed, type Day } from '../../../shared/format';
import { PageMessage } from '../../../shared/pages';
import { lackOf } from '../actual-labels';
import styles from './closing.module.css';
import { ClosingRow } from './closing-row';
import type { TypedRows } from './use-typed-rows';

const COLUMNS = [
  ...['Truck', 'Customer', 'Started', 'Finished'],
  ...['Planned', 'Clock', 'Difference', 'Missing', ''],
];

export interface ClosingDayProps {
  view: ActualsView;
  day: Day;
  timezone: string;
  typed: TypedRows;
}

/** The jobs of one day, each with what it lacks. */
export function ClosingDay(props: ClosingDayProps): JSX.Element {
  const { view, day, timezone, typed } = props;
  const [isMissingOnly, setMissingOnly] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const toBoard = useRef<HTMLAnchorElement>(null);
  const { rows, total } = view;
  // What was just saved counts at once, like its row.
  const complete = rows.filter((row) => lackOf(row) === null).length;
  const judged = rows.filter(({ kept }) => kept !== null);
  const board = `/emma/move/${day}`;
  if (total === 0) {
    return (
      <PageMessage
        role="status"
        icon={<IconChecklist size={28} />}
        title={`No booked jobs on ${showDayNamed(day)}`}
        text="Jobs that are on a truck that day are listed here."
        actions={
          <Button component={Link} to={board} variant="default">
            Open the board
          </Button>
        }
      />
    );
  }
  /** The next row that lacks something, else the way to the board. */
  const goOn = (operation: string): void => {
    const at = rows.findIndex((row) => row.operation === operation);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) => lackOf(row));
    const row = table.current?.querySelector(`[data-operation="${next?.operation ?? ''}"]`);
    const field = row?.querySelector<HTMLElement>('input[data-lacks]');
    (field ?? row?.querySelector('input') ?? toBoard.current)?.focus();
  };
  // What is typed stays in sight.
  const shown = isMissingOnly
    ? rows.filter((row) => lackOf(row) || row.doubt || typed.isTyped(row.operation))
    : rows;
  return (
    <section className={styles.closing} aria-label={`Jobs of ${showDayNamed(day)}`}>
      <header className={styles.head}>
        <h2 aria-live="polite">{`${complete} of ${total} complete`}</h2>
        {judged.length > 0 && (
          <p className={styles.hint}>
            Promises kept: {judged.filter(({ kept }) => kept).length} of {judged.length}
          </p>
        )}
        <progress className={styles.bar} max={total} value={complete} aria-label="Complete" />
        <Switch
          label="Only what is missing"
          checked={isMissingOnly}
          onChange={({ currentTarget }) => setMissingOnly(currentTarget.checked)}
        />
        <Button component={Link} ref={toBoard} to={board} variant="default" size="xs">
          Open the board
        </Button>
      </header>
      <p className={styles.hint}>
        Type a time as 815 or 8:15 AM. Enter saves the job, with what is assumed, and goes to the
        next one.
      </p>
      {shown.length === 0 ? (
        <p className={styles.done}>Every job of the day is complete.</p>
      ) : (
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-column={name}>
                  {name || <span className={styles.unseen}>More</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <ClosingRow
                key={row.operation}
                {...{ row, day, timezone }}
                onTyped={typed.onTyped}
                onSaved={() => goOn(row.operation)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
