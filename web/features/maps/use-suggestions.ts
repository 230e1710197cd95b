import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { PLACE_SEARCH } from '#modules/maps/contract/maps-terms.js';
import type { PlaceView } from '#modules/maps/contract/place.view.js';
import { useFindPlacesQuery } from './api';

const PAUSE_MS = 250;
const NONE: readonly PlaceView[] = [];

/** Addresses for what is being typed; none while `text` is null or too short. */
export function useSuggestions(
  text: string | null,
  branchId: string | undefined,
): {
  places: readonly PlaceView[];
  searching: boolean;
  nothingFound: boolean;
  /** They are for what is typed by now, not for what was typed a moment ago. */
  isSettled: boolean;
} {
  const [paused] = useDebouncedValue(text?.trim() ?? '', PAUSE_MS);
  const wanted = text !== null && paused.length >= PLACE_SEARCH.minLetters;
  const { data, isFetching } = useFindPlacesQuery(wanted ? { q: paused, branchId } : skipToken);
  const places = wanted ? (data ?? NONE) : NONE;
  return {
    places,
    searching: wanted && isFetching,
    nothingFound: wanted && !isFetching && data?.length === 0,
    isSettled: wanted && !isFetching && paused === text.trim(),
  };
}
