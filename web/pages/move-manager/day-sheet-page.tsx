import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { DaySheet, useGetDaySheetQuery } from '../../features/scheduling';
import { showDayNamed } from '../../shared/format';
import { PageFrame } from '../../shared/pages';
import { useBoardAddress } from './use-board-address';

const UNNAMED = '--Not Found--';

/** The day sheet: a page a truck, to print. */
export default function DaySheetPage(): JSX.Element {
  const { branchId, branchName, timezone, day } = useBoardAddress('sheet');
  const { currentData, error, refetch } = useGetDaySheetQuery(
    branchId ? { branchId, day } : skipToken,
  );
  return (
    <PageFrame
      title={`Day Sheet ${showDayNamed(day)}`}
      shows="the day sheet"
      timezone={timezone}
      state={currentData ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      failedTitle="Unable to retrieve scheduling information!"
      onRetry={() => void refetch()}
      flush={Boolean(currentData)}
      actions={
        <Button
          disabled={!currentData}
          leftSection={<IconPrinter size={15} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      {currentData && <DaySheet view={currentData} branchName={branchName ?? UNNAMED} />}
    </PageFrame>
  );
}
