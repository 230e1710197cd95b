import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { addDays } from '#kernel/local-date.js';
import { PlanUndo } from '../../features/planning';
import { useProblemAddresses } from '../../features/problem-locations';
import {
  DayGlance,
  EveryUndo,
  FixList,
  useWatchedDay,
  type DayNow,
} from '../../features/scheduling';
import { showWeekday } from '../../shared/format';
import { boardAddress, type BranchToday } from './api';
import { Part } from './part';
import { PrintRow } from './print-row';
import styles from './today.module.css';
import { useSheetsPrinted } from './use-sheets-printed';

/** `11 jobs on 4 trucks, 11 people, 2 without a truck`; empty where nothing is booked. */
function sizeOf({ model }: DayNow): string {
  const busy = model.lanes.filter(({ blocks }) => blocks.length > 0);
  const trucks = new Set(busy.map(({ truck }) => truck._id));
  const people = model.view.assignment.movers.filter(({ truck }) => trucks.has(truck)).length;
  const jobs = busy.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const waiting = model.blocks.size - jobs;
  const on = `on ${counted(busy.length, 'truck')}, ${counted(people, 'person', 'people')}`;
  return [jobs > 0 && `${counted(jobs, 'job')} ${on}`, waiting > 0 && `${waiting} without a truck`]
    .filter(Boolean)
    .join(', ');
}

/** The day drawn, and what is to be fixed of it and of the next one. */
export function DispatchPart({ branch }: { branch: BranchToday }): JSX.Element {
  const { branchId, today } = branch;
  const tomorrow = addDays(today, 1);
  const isProblem = useProblemAddresses();
  const days = {
    today: useWatchedDay({ branchId, day: today }, isProblem),
    tomorrow: useWatchedDay({ branchId, day: tomorrow }, isProblem),
  };
  const sheets = useSheetsPrinted(branchId, tomorrow);
  const boards = {
    today: boardAddress(today, branchId),
    tomorrow: boardAddress(tomorrow, branchId),
  };
  const now = days.today.currentData;
  const next = days.tomorrow.currentData;
  const pages = next?.model.lanes.filter(({ blocks }) => blocks.length > 0).length ?? 0;
  return (
    <>
      <Part
        title={`Today, ${showWeekday(today)}`}
        note={now && sizeOf(now)}
        link={{ to: boards.today, text: 'Board' }}
        asked={days.today}
        rows={6}
      >
        {(day) => (
          <DayGlance day={day}>
            <EveryUndo />
            <PlanUndo />
          </DayGlance>
        )}
      </Part>
      <div className={styles.pair}>
        <Part title="Fix today" note={now?.fixes.length} asked={days.today}>
          {(day) => <FixList day={day} address={boards.today} />}
        </Part>
        <Part
          title="Fix tomorrow"
          note={
            next &&
            [next.fixes.length, showWeekday(tomorrow), sizeOf(next)].filter(Boolean).join(' · ')
          }
          link={{ to: boards.tomorrow, text: 'Board' }}
          asked={days.tomorrow}
        >
          {(day) => (
            <FixList
              day={day}
              address={boards.tomorrow}
              last={
                pages > 0 &&
                !sheets.isPrinted && (
                  <PrintRow {...{ branchId, pages }} day={tomorrow} onPrint={sheets.print} />
                )
              }
            />
          )}
        </Part>
      </div>
    </>
  );
}
