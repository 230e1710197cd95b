import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, type JSX } from 'react';
import { isId } from '#kernel/ids.js';
import { isLocalDate } from '#kernel/local-date.js';
import { viewingBranchNow } from '../../features/branches';
import { PlanDeskAround, PlanDeskDrawer } from '../../features/planning';
import { useProblemAddresses } from '../../features/problem-locations';
import {
  BoardSkeleton,
  fetchDayAhead,
  MoveManager,
  PLANNER_VIEWS,
  plannerViewOf,
  stepDay,
} from '../../features/scheduling';
import { mayNow } from '../../shared/auth';
import { CalendarToolbar } from '../../shared/calendar';
import { todayIn } from '../../shared/format';
import { PageFrame, type PageCode } from '../../shared/pages';
import { useShortcut } from '../../shared/shortcuts';
import { ZoneName } from '../../shared/ui';
import { DayPicker } from './day-picker';
import styles from './move-manager.module.css';
import { PrintLink } from './print-link';
import { useBoardAddress } from './use-board-address';
import { useSeatAsked } from './use-seat-asked';

/** In narrower windows the header has no room for the board's controls beside its title, or at all. */
const NO_TITLE_BELOW = '(max-width: 1380px)';
const TOOLBAR_BELOW = '(max-width: 1080px)';

/** For whoever is about to open the board, as far as its branch and day are known. */
export const fetchAhead: PageCode['fetchAhead'] = ({ pathDay }, search) => {
  if (plannerViewOf(search.get('view')) !== 'trucks') return;
  const branch = viewingBranchNow();
  const asked = search.get('branchId');
  const branchId = isId(asked) ? asked : branch?._id;
  const day = isLocalDate(pathDay) ? pathDay : branch && todayIn(branch.timezone);
  if (branchId && day && mayNow('read')) fetchDayAhead({ branchId, day });
};

/** The dispatcher's board. */
export default function MoveManagerPage(): JSX.Element {
  const { branchId, timezone, day, today, view, find, marks, ...address } = useBoardAddress();
  const { goTo, lookFor, pressMarks, proposal, showProposal } = address;
  const desk = useMemo(
    () => ({ shown: proposal, onShown: showProposal }),
    [proposal, showProposal],
  );
  const isProblem = useProblemAddresses();
  useSeatAsked();
  const isTight = useMediaQuery(NO_TITLE_BELOW, false, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(TOOLBAR_BELOW, false, { getInitialValueInEffect: false });
  const step = (by: -1 | 1): void => goTo(stepDay(day, view, by));
  useShortcut('dayBack', () => step(-1));
  useShortcut('dayOn', () => step(1));
  useShortcut('goToToday', () => goTo(today));
  const toolbar = (
    <CalendarToolbar
      label={<DayPicker day={day} today={today} view={view} onDay={goTo} />}
      view={view}
      views={PLANNER_VIEWS}
      onView={(next) => goTo(day, next)}
      onStep={step}
      onToday={() => goTo(today)}
    >
      {branchId && view === 'trucks' && <PrintLink branchId={branchId} day={day} />}
      <span className={styles.zone}>
        <ZoneName timezone={timezone} day={day} />
      </span>
    </CalendarToolbar>
  );
  return (
    <PageFrame
      title="Move Manager"
      heading={isTight && !isNarrow ? <VisuallyHidden>Move Manager</VisuallyHidden> : undefined}
      shows="the board"
      timezone={timezone}
      fill
      flush
      state={branchId ? 'ready' : 'loading'}
      skeleton={<BoardSkeleton />}
      actions={isNarrow ? undefined : toolbar}
    >
      {isNarrow && <div className={styles.toolbar}>{toolbar}</div>}
      {branchId && (
        <div className={styles.body}>
          <PlanDeskAround branchId={branchId} date={day} address={desk}>
            <MoveManager
              branchId={branchId}
              timezone={timezone}
              day={day}
              view={view}
              isProblem={isProblem}
              find={{ text: find, onText: lookFor }}
              pressed={{ pressed: marks, onPressed: pressMarks }}
              desk={<PlanDeskDrawer />}
              onDay={goTo}
              onView={(next) => goTo(day, next)}
              onOpenDay={(picked) => goTo(picked, 'trucks')}
            />
          </PlanDeskAround>
        </div>
      )}
    </PageFrame>
  );
}
