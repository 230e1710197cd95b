import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useGetCompanyQuery } from '../../features/company';
import { DaySheet, useGetDaySheetQuery, type SheetsBy } from '../../features/scheduling';
import { showDayNamed } from '../../shared/format';
import { PageFrame } from '../../shared/pages';
import { Segments } from '../../shared/ui';
import { useBoardAddress } from './use-board-address';
import { useSheetChoice } from './use-sheet-choice';

const UNNAMED = '--Not Found--';
const BY: { value: SheetsBy; label: string }[] = [
  { value: 'truck', label: 'By truck' },
  { value: 'person', label: 'By person' },
];

/** The day sheet: a page for each truck or person, to print. */
export default function DaySheetPage(): JSX.Element {
  const { branchId, branchName, timezone, day } = useBoardAddress('sheet');
  const { by, chosen, print } = useSheetChoice();
  const { data: company } = useGetCompanyQuery();
  const { currentData, error, refetch, fulfilledTimeStamp } = useGetDaySheetQuery(
    branchId ? { branchId, day } : skipToken,
  );
  return (
    <PageFrame
      title={`Day sheet ${showDayNamed(day)}`}
      shows="the day sheet"
      timezone={timezone}
      state={currentData ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      failedTitle="Unable to retrieve scheduling information!"
      onRetry={() => void refetch()}
      flush={Boolean(currentData)}
      actions={
        <>
          <Segments aria-label="A page for each" data={BY} value={by} onChange={print} />
          <Button
            disabled={!currentData}
            leftSection={<IconPrinter size={15} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </>
      }
    >
      {currentData && (
        <DaySheet
          company={company}
          view={currentData}
          branchName={branchName ?? UNNAMED}
          asOf={new Date(fulfilledTimeStamp ?? Date.now())}
          by={by}
          chosen={chosen}
        />
      )}
    </PageFrame>
  );
}
