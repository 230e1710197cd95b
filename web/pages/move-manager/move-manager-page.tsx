import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { MoveManager, PLANNER_VIEWS, stepDay } from '../../features/scheduling';
import { CalendarToolbar } from '../../shared/calendar';
import { DayBox } from '../../shared/forms';
import { PageFrame } from '../../shared/pages';
import { useBoardAddress } from './use-board-address';
import { useProblemAddresses } from './use-problem-addresses';

/** The dispatcher's board. */
export default function MoveManagerPage(): JSX.Element {
  const { branchId, timezone, day, today, view, goTo } = useBoardAddress();
  const isProblem = useProblemAddresses();
  const navigate = useNavigate();
  return (
    <PageFrame
      title="Move Manager"
      fill
      flush
      state={branchId ? 'ready' : 'loading'}
      actions={
        <CalendarToolbar
          label={
            <DayBox
              label={null}
              aria-label="Day"
              value={day}
              onChange={(picked) => picked && goTo(picked)}
            />
          }
          view={view}
          views={PLANNER_VIEWS}
          onView={(next) => goTo(day, next)}
          onStep={(step) => goTo(stepDay(day, view, step))}
          onToday={() => goTo(today)}
        />
      }
    >
      {branchId && (
        <MoveManager
          branchId={branchId}
          timezone={timezone}
          day={day}
          view={view}
          isProblem={isProblem}
          onDay={goTo}
          onView={(next) => goTo(day, next)}
          onOpenDay={(picked) => goTo(picked, 'trucks')}
          onOpenCustomer={(customerId) => void navigate(`/emma/customer/${customerId}`)}
        />
      )}
    </PageFrame>
  );
}
