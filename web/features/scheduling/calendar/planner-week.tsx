import { IconElevator, IconKey } from '@tabler/icons-react';
import { useMemo, useState, type CSSProperties, type JSX } from 'react';
import { showHours } from '../../../shared/format';
import { UnassignedCount } from '../board/unassigned-count';
import { FindBox } from '../day/find-box';
import { useFindText } from '../day/use-find-text';
import type { BoardModel } from '../model/board-model';
import { findOn } from '../model/find-on-board';
import { weekRows, type WeekDays, type WeekRow } from '../model/week';
import { useCalendarDays } from './calendar-context';
import styles from './planner-week.module.css';
import { WeekCell, WeekChips, type WeekFound } from './week-cell';
import { WeekHead } from './week-head';

/** Brings a move into view and says what it is. */
function showChip(week: WeekDays, id: string): string {
  document
    .querySelector(`[data-chip="${id}"]`)
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' });
  const block = week.map(({ model }) => model?.blocks.get(id)).find(Boolean);
  return block ? `${block.name}, ${block.times}` : '';
}

function TruckName({ row }: { row: WeekRow }): JSX.Element {
  return (
    <th scope="row" className={styles.truck}>
      <span className={styles.truckName}>
        <b title={row.name}>{row.name}</b>
        {row.hasLift && <IconElevator size={14} aria-label="Has a lift" role="img" />}
        {row.isRental && <IconKey size={14} aria-label="Rental" role="img" />}
      </span>
      <span className={styles.hours}>{row.hours > 0 && showHours(row.hours)}</span>
    </th>
  );
}

interface WeekTableProps {
  week: WeekDays;
  today: string;
  found: WeekFound;
}

/** The moves of the week that no truck has yet. */
function UnassignedRow({ week, found }: WeekTableProps): JSX.Element {
  const count = week.reduce((sum, { model }) => sum + (model?.unassigned.length ?? 0), 0);
  return (
    <tr className={styles.unassigned}>
      <th scope="row" className={styles.truck}>
        <b>Unassigned Moves</b>
        <UnassignedCount count={count} className={styles.count} />
      </th>
      {week.map(({ day, model }) => (
        <td key={day} className={styles.cell}>
          <WeekChips blocks={model?.unassigned ?? []} model={model} found={found} />
        </td>
      ))}
    </tr>
  );
}

function WeekTable({ week, today, found }: WeekTableProps): JSX.Element {
  const rows = useMemo(() => weekRows(week), [week]);
  const models = new Map<string, BoardModel | null>(week.map(({ day, model }) => [day, model]));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {week.map(({ day }) => (
            <WeekHead key={day} day={day} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} style={{ '--truck': row.color } as CSSProperties}>
            <TruckName row={row} />
            {row.cells.map((cell) => (
              <WeekCell
                key={cell.day}
                cell={cell}
                model={models.get(cell.day) ?? null}
                found={found}
                isToday={cell.day === today}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <UnassignedRow {...{ week, today, found }} />
      </tfoot>
    </table>
  );
}

/** The branch's week: trucks by day, each move a chip that can be read, and how full the days are. */
export function PlannerWeek(): JSX.Element {
  const { week, today, find } = useCalendarDays();
  const [text, setText] = useFindText(find);
  const [marked, setMarked] = useState<string | null>(null);
  const hits = useMemo(() => {
    const ofDays = week.map(({ model }) => model && findOn(model, text));
    // A truck without moves is found on a day; here it is in sight anyway.
    const isMove = (id: string): boolean => week.some(({ model }) => model?.blocks.has(id));
    return text.trim() === '' ? null : ofDays.flatMap((ids) => ids ?? []).filter(isMove);
  }, [week, text]);
  const found = useMemo(() => ({ ids: hits && new Set(hits), marked }), [hits, marked]);
  return (
    <div className={styles.week}>
      <div className={styles.line}>
        <FindBox
          label="Find a move in this week"
          isReading={hits !== null && week.some(({ model }) => model === null)}
          text={text}
          onText={setText}
          hits={hits}
          onShow={(id) => {
            setMarked(id);
            return id === null ? '' : showChip(week, id);
          }}
        />
      </div>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="Trucks of the week">
        <WeekTable {...{ week, today, found }} />
      </div>
    </div>
  );
}
