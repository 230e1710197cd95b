import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFindCustomersQuery } from '../../features/customers';
import { useMay } from '../../shared/auth';
import type { CustomerHitsProps } from './customer-hits';
import { readCommand } from './typed-command';

const TYPING_MS = 180;
const NO_ROWS: CustomerHitsProps['rows'] = [];

export interface Hits extends Omit<CustomerHitsProps, 'hasOthers'> {
  /** One letter fits nearly everyone: nobody is looked for by it. */
  isSought: boolean;
}

/**
 * The customers that fit what is typed, a moment after the last key.
 * @param typed without spaces at its ends
 */
export function useHits(typed: string): Hits {
  const { act, sought } = readCommand(typed);
  const [settled] = useDebouncedValue(sought, TYPING_MS);
  const maySell = useMay('sell');
  const isSought = sought.length > 1;
  const found = useFindCustomersQuery(isSought && settled.length > 1 ? settled : skipToken);
  return {
    isSought,
    rows: found.data?.customers ?? NO_ROWS,
    isWaiting: isSought && (settled !== sought || found.isFetching),
    isError: found.isError,
    act: maySell ? act : null,
  };
}
