import type { JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { RetryBanner } from '../../../shared/ui';
import { useCompareFiguresQuery, type ReportRequest } from '../api';
import { FigureStrip } from './figure-strip';

/** The figures over a report; the rest of it is shown without them too. */
export function Figures({ kind, params }: ReportRequest): JSX.Element {
  const { currentData, error, refetch } = useCompareFiguresQuery({ kind, params });
  if (error !== undefined && !currentData) {
    return (
      <RetryBanner tone="warning" onRetry={() => void refetch()}>
        {`The figures of these days are missing. ${apiErrorOf(error).message}`}
      </RetryBanner>
    );
  }
  return <FigureStrip kind={kind} figures={currentData} />;
}
