import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isLocalDate } from '../../../src/kernel/local-date';
import { useViewingBranch } from '../../features/branches';
import { DaySheet, useGetDaySheetQuery } from '../../features/scheduling';
import { showDayNamed, todayIn } from '../../shared/format';
import { PageFrame } from '../../shared/pages';

const UNNAMED = '--Not Found--';

/** The day sheet: a page a truck, to print. */
export default function DaySheetPage(): JSX.Element {
  const { pathDay } = useParams();
  const [search] = useSearchParams();
  const { branch, branches } = useViewingBranch();
  const branchId = search.get('branchId') ?? branch?._id;
  const shown = branches.find(({ _id }) => _id === branchId);
  const day = isLocalDate(pathDay) ? pathDay : todayIn(shown?.timezone ?? 'America/Chicago');
  const { data, error, refetch } = useGetDaySheetQuery(branchId ? { branchId, day } : skipToken);
  return (
    <PageFrame
      title={`Day Sheet ${showDayNamed(day)}`}
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      failedTitle="Unable to retrieve scheduling information!"
      onRetry={() => void refetch()}
      flush
      actions={
        <Button
          disabled={!data}
          leftSection={<IconPrinter size={15} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      {data && <DaySheet view={data} branchName={shown?.name ?? UNNAMED} />}
    </PageFrame>
  );
}
