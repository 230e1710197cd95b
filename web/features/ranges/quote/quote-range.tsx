import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { apiErrorOf } from '../../../shared/api';
import { showDollars } from '../../../shared/format';
import { FigureRow } from '../../../shared/ui';
import { useGetRangeQuery } from '../api';
import { inHours, percent, sourceOf } from '../range-labels';
import { hasEstimates, type EstimatedStop } from './has-estimates';
import styles from './quote-range.module.css';

export interface QuoteRangeProps {
  customer: Pick<CustomerView, '_id' | 'nounce' | 'move'>;
  activityId: string;
  /** As they are typed, with the minutes that a save would store. */
  stops: readonly EstimatedStop[];
  /** What is typed is not saved: the range is of before. */
  isStale: boolean;
}

/** How long a day may take by what finished moves say, beside the automated hours. */
export function QuoteRange(props: QuoteRangeProps): JSX.Element | null {
  const { customer, activityId, stops, isStale } = props;
  const stored = customer.move.activities.find(({ _id }) => _id === activityId);
  const isEstimated = stored !== undefined && hasEstimates(stored.locations);
  const activity = { customerId: customer._id, activityId, nounce: customer.nounce };
  const asked = isEstimated ? activity : skipToken;
  const { data, currentData, error, isFetching } = useGetRangeQuery(asked);
  if (!stored) return null;
  if (!isEstimated)
    return <p className={styles.about}>{hasEstimates(stops) ? NOT_SAVED : NOT_ESTIMATED}</p>;
  if (error && !isFetching) return <p className={styles.about}>{whyNone(error)}</p>;
  const range = currentData ?? data;
  if (!range) return <p className={styles.about}>How long it may take …</p>;
  return <Figures range={range} isStale={isStale || isFetching} />;
}

const NOT_ESTIMATED = 'No range yet: not every stop has an estimate.';
/** A range is of what is stored. */
const NOT_SAVED = 'No range yet: it comes with the next save.';

const whyNone = (error: unknown): string => {
  const { code, message } = apiErrorOf(error);
  return code === 'RANGE_UNKNOWN' ? NOT_ESTIMATED : `No range: ${message}`;
};

function Figures({ range, isStale }: { range: RangeView; isStale: boolean }): JSX.Element {
  const { hours, price, quantile } = range;
  const figures = [
    [inHours(hours.p50), 'half done by'],
    [inHours(hours.p80), '80% by'],
    [inHours(hours.p90), '90% by'],
  ] as const;
  return (
    <div className={styles.range} role="group" aria-label="How long it may take">
      <FigureRow figures={figures} isStale={isStale} />
      <p className={styles.about}>
        {sourceOf(range)}
        {` · at most ${inHours(hours.maximum)}, ${showDollars(price.maximum)} for ${percent(quantile)}`}
        {isStale && ' · as last saved'}
      </p>
    </div>
  );
}
