import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Maximum } from '#kernel/maximum.js';
import { maximumOf } from '#modules/ranges/contract/maximum.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import { apiErrorOf } from '../../../shared/api';
import { showDollars } from '../../../shared/format';
import { useGetEstimateSettingsQuery, useGetRangeQuery } from '../api';
import { inHours, percent, sourceOf } from '../range-labels';
import { hasEstimates, type EstimatedStop } from './has-estimates';
import styles from './quote-range.module.css';

export interface QuoteRangeProps {
  customer: Pick<CustomerView, '_id' | 'nounce' | 'branchId' | 'move'>;
  activityId: string;
  /** As they are typed, with the minutes that a save would store. */
  stops: readonly EstimatedStop[];
  /** What is typed is not saved: the range is of before. */
  isStale: boolean;
  /** The day costs something else by what is typed: what the range promised at most is not to be told. */
  isRepriced: boolean;
}

/** How long a day may take by what finished moves say, beside the automated hours. */
export function QuoteRange(props: QuoteRangeProps): JSX.Element | null {
  const { customer, activityId, stops, isStale, isRepriced } = props;
  const stored = customer.move.activities.find(({ _id }) => _id === activityId);
  const isEstimated = stored !== undefined && hasEstimates(stored.locations);
  const activity = { customerId: customer._id, activityId, nounce: customer.nounce };
  const asked = isEstimated ? activity : skipToken;
  const { data, currentData, error, isFetching } = useGetRangeQuery(asked);
  if (!stored) return null;
  const isRefused = error && !isFetching;
  if (!isEstimated || isRefused) {
    const why = hasEstimates(stops) ? NOT_SAVED : NOT_ESTIMATED;
    return (
      <p className={styles.about}>
        {isEstimated ? whyNone(error) : why} <Cap branchId={customer.branchId} activity={stored} />
      </p>
    );
  }
  const range = currentData ?? data;
  if (!range) return <p className={styles.about}>How long it may take …</p>;
  return <Figures range={range} isStale={isStale || isFetching} isRepriced={isRepriced} />;
}

const NOT_ESTIMATED = 'No range yet: not every stop has an estimate.';
/** A range is of what is stored. */
const NOT_SAVED = 'No range yet: it comes with the next save.';

const whyNone = (error: unknown): string => {
  const { code, message } = apiErrorOf(error);
  return code === 'RANGE_UNKNOWN' ? NOT_ESTIMATED : `No range: ${message}`;
};

const atMost = ({ hours, price }: Maximum): string =>
  `at most ${inHours(hours)}, ${showDollars(price)}`;

interface CapProps {
  branchId: string;
  /** As it is stored. */
  activity: ActivityView;
}

/** What is promised of a day without a range: its estimate, where the branch lets that be a cap. */
function Cap({ branchId, activity }: CapProps): JSX.Element | null {
  const { data: settings } = useGetEstimateSettingsQuery(branchId);
  const { estHours, minTime, estTotalCost = 0, estTotalCostMin = 0 } = activity;
  const most = maximumOf(
    {
      range: null,
      estimate: { hours: estHours, price: estTotalCost },
      minimum: { hours: minTime, price: estTotalCostMin },
    },
    settings?.estimateIsCap === true,
  );
  return most && <>The estimate is promised: {atMost(most)}.</>;
}

interface FiguresProps {
  range: QuotedRangeView;
  isStale: boolean;
  isRepriced: boolean;
}

function Figures({ range, isStale, isRepriced }: FiguresProps): JSX.Element {
  const { hours, most, together, quantile } = range;
  const usual = `Usually ${inHours(hours.p50)}, plan ${inHours(hours.p80)}`;
  const length = isRepriced
    ? `${usual}; the maximum comes with the next save`
    : `${usual}, ${atMost(most)}`;
  return (
    <div className={styles.range} role="group" aria-label="How long it may take">
      <p className={styles.length} data-stale={isStale}>
        {length}
      </p>
      <p className={styles.about}>
        {`${sourceOf(range)} · ${percent(quantile)} take no longer`}
        {isStale && ' · as last saved'}
      </p>
      {together && together.days > 1 && !isRepriced && (
        <p className={styles.about}>
          All {together.days} days: {atMost(together)}, the sums of each day’s
        </p>
      )}
    </div>
  );
}
