import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen, rootReducer } from '../store';

/** Something on the page under the search that it leads to. */
export interface PageThing {
  id: string;
  /** What people call it: who types it means this. */
  name: string;
  /** What comes of it: `Go to truck T01`. */
  label: string;
}

interface PageThingsState {
  things: readonly PageThing[];
}

const initialState: PageThingsState = { things: [] };

const slice = createSlice({
  name: 'pageThings',
  initialState,
  reducers: {
    thingsOffered: (state, { payload }: PayloadAction<readonly PageThing[]>) => {
      state.things = [...payload];
    },
  },
  selectors: { thingsIn: ({ things }) => things },
});

const { thingsOffered } = slice.actions;
const { thingsIn } = slice.injectInto(rootReducer).selectors;

/** The search was asked for one of them, by its id. */
export const thingAsked = createAction<string>('pageThings/asked');

export const useThingsOnPage = (): readonly PageThing[] => useSelector(thingsIn);

/**
 * Lets the search find things of this page as long as it is rendered.
 * @param things the same list means that nothing changed
 * @param onAsked gets the id of the one that was chosen
 */
export function useOfferThings(things: readonly PageThing[], onAsked: (id: string) => void): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(thingsOffered(things));
    return () => void dispatch(thingsOffered([]));
  }, [dispatch, things]);
  const asked = useEffectEvent((id: string) => {
    if (things.some((thing) => thing.id === id)) onAsked(id);
  });
  useEffect(
    () => listen({ actionCreator: thingAsked, effect: ({ payload }) => asked(payload) }),
    [],
  );
}
