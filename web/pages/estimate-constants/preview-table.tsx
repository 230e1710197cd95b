import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type JSX } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { ConstantsPreviewRow } from '#modules/moves/contract/constants.view.js';
import { apiErrorOf } from '../../shared/api';
import { showHours } from '../../shared/format';
import { FormSection, PageSkeleton } from '../../shared/pages';
import { Banner, RetryBanner } from '../../shared/ui';
import { usePreviewConstantsQuery } from './api';
import { areSound } from './constants-resolver';
import { constantsBodyOf, type ConstantsValues } from './constants-values';
import table from '../../shared/ui/figure-table.module.css';
import styles from './constants.module.css';

const PAUSE_MS = 500;

const signed = (hours: number): string => `${hours > 0 ? '+' : '−'}${showHours(Math.abs(hours))}`;

function Difference({ before, after }: ConstantsPreviewRow): JSX.Element {
  const hours = Number((after - before).toFixed(2));
  if (hours === 0) return <td className={styles.figure}>–</td>;
  return (
    <td className={styles.figure} data-more={hours > 0}>
      {signed(hours)}
    </td>
  );
}

/** What the typed figures make of ten typical moves, next to those in force. */
export function PreviewTable({ control }: { control: Control<ConstantsValues> }): JSX.Element {
  const values = useWatch({ control }) as ConstantsValues;
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const body = useMemo(() => (areSound(settled) ? constantsBodyOf(settled) : null), [settled]);
  const { data, error, isFetching, refetch } = usePreviewConstantsQuery(body ?? skipToken);

  return (
    <FormSection
      title="Ten typical moves"
      hint="Hours of a crew of two, without the drive"
      isBusy={isFetching}
      plain
    >
      {!body && <Banner tone="warning">Correct the marked figures to see the difference.</Banner>}
      {error && body && (
        <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>
      )}
      {!data && !error && body && <PageSkeleton rows={6} />}
      {data && (
        <table className={`${table.table} ${styles.preview}`} data-outdated={!body || isFetching}>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col" className={styles.figure}>
                In force
              </th>
              <th scope="col" className={styles.figure}>
                New
              </th>
              <th scope="col" className={styles.figure}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td className={styles.figure}>{showHours(row.before)}</td>
                <td className={styles.figure}>{showHours(row.after)}</td>
                <Difference {...row} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FormSection>
  );
}
