import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { hasEveryWord } from '#kernel/sought-text.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { useFindProblemLocationsQuery } from './api';

const PAUSE_MS = 400;
/** Shorter texts are not worth asking the map about. */
const ADDRESS_LETTERS = 6;
const NONE: readonly ProblemLocationView[] = [];

export interface AddressSearch {
  rows: readonly ProblemLocationView[] | undefined;
  /** No location contains the words: `rows` are those at the address that they mean, or near it. */
  isByPlace: boolean;
}

/** Those that contain the words typed; if none does, those at or near the address typed. */
export function useAddressSearch(
  all: readonly ProblemLocationView[] | undefined,
  text: string,
): AddressSearch {
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const byWords = useMemo(
    () => all?.filter(({ address, reason }) => hasEveryWord(`${address} ${reason}`, text)),
    [all, text],
  );
  const isByPlace = byWords?.length === 0 && asked.length >= ADDRESS_LETTERS;
  const { currentData } = useFindProblemLocationsQuery(isByPlace ? asked : skipToken);
  return isByPlace ? { rows: currentData ?? NONE, isByPlace } : { rows: byWords, isByPlace };
}
