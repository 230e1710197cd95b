import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import type { QuantilePreviewView } from '#modules/ranges/contract/estimate-settings.view.js';
import { QUANTILES } from '#modules/ranges/contract/range-terms.js';
import { apiErrorOf } from '../../../shared/api';
import { showDollars, showHours } from '../../../shared/format';
import { useGetModelQuery, usePreviewQuantileQuery } from '../api';
import styles from '../ranges.module.css';
import { percent } from '../range-labels';
import { areTablesInUse } from '../tables-in-use';

const PAUSE_MS = 400;

const NO_MOVES = 'This branch has no finished moves to try it on yet.';
const TABLES = 'The size tables are in use, which have no finished moves to try it on.';

const isSound = (quantile: unknown): quantile is number =>
  typeof quantile === 'number' && quantile >= QUANTILES.min && quantile <= QUANTILES.max;

/** What the typed share would have meant for the branch's past moves. */
export function QuantilePreview(props: { branchId: string; quantile: unknown }): JSX.Element {
  const { branchId } = props;
  const [quantile] = useDebouncedValue(props.quantile, PAUSE_MS);
  const asked = isSound(quantile) ? { branchId, quantile } : skipToken;
  const { data: model } = useGetModelQuery();
  const { data, error, isFetching } = usePreviewQuantileQuery(asked);
  return (
    <p className={styles.hint} aria-live="polite" aria-busy={isFetching}>
      {error
        ? apiErrorOf(error).message
        : data
          ? data.jobs === 0 && model && areTablesInUse(model)
            ? TABLES
            : sentence(data)
          : 'How past moves would have done …'}
    </p>
  );
}

function sentence({ jobs, exceeded, ...means }: QuantilePreviewView): string {
  if (jobs === 0) return NO_MOVES;
  if (exceeded === 0) return `None of ${jobs} past moves would have taken longer.`;
  const { meanOverrunHours: hours, meanOverrunCost: cost } = means;
  return `${exceeded} of ${jobs} past moves (${percent(exceeded / jobs)}) would have taken longer, by ${showHours(hours)} and ${showDollars(cost)} on average.`;
}
