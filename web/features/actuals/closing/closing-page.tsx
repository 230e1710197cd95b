import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isLocalDate } from '#kernel/local-date.js';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { baseApi } from '../../../shared/api';
import { DayChoice } from '../../../shared/forms';
import type { Day } from '../../../shared/format';
import { PageFrame, useToday } from '../../../shared/pages';
import { useWatch } from '../../../shared/realtime';
import { useListActualsQuery } from '../api';
import { ClosingDay } from './closing-day';
import { useHeldBranch } from './use-held-branch';
import { useTypedRows } from './use-typed-rows';

/** /emma/move/closing: the jobs of a day, and what is missing before the day can be closed. */
export default function ClosingPage(): JSX.Element {
  const typed = useTypedRows();
  const branch = useHeldBranch(typed.unsaved);
  const timezone = branch?.timezone ?? null;
  const today = useToday(timezone);
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('day');
  const day = isLocalDate(wanted) ? wanted : today;
  const goTo = (next: Day | null): void => {
    if (next) setSearch({ day: next }, { replace: true });
  };
  const key = branch && day ? { branchId: branch._id, day } : null;
  const { currentData: view, error, refetch } = useListActualsQuery(key ?? skipToken);
  const dispatch = useDispatch();
  const readAgain = (): void => void dispatch(baseApi.util.invalidateTags(['Actual']));
  useWatch(key && boardTopic(key.branchId, key.day), readAgain, readAgain);
  return (
    <PageFrame
      title="Closing"
      shows="the day's jobs"
      timezone={branch?.timezone}
      state={view && branch ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={
        <>
          <ActionIcon aria-label="Day before" onClick={() => day && goTo(addDays(day, -1))}>
            <IconChevronLeft size={17} aria-hidden />
          </ActionIcon>
          {day && (
            <DayChoice label={null} aria-label="Day" today={today} value={day} onChoose={goTo} />
          )}
          <ActionIcon aria-label="Day after" onClick={() => day && goTo(addDays(day, 1))}>
            <IconChevronRight size={17} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      {view && branch && day && (
        <ClosingDay
          key={`${branch._id} ${day}`}
          {...{ view, day, typed }}
          timezone={branch.timezone}
        />
      )}
    </PageFrame>
  );
}
