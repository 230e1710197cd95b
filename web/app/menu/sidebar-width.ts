import { createSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listen, rootReducer } from '../../shared/store';

const KEY = 'emma.sidebar';

/** before-paint.js sets the same attribute from the same key before the first paint. */
const isNarrowOnPage = (): boolean => document.documentElement.dataset.sidebar === 'icons';

const slice = createSlice({
  name: 'sidebar',
  initialState: () => ({ collapsed: isNarrowOnPage() }),
  reducers: {
    sidebarToggled: (state) => {
      state.collapsed = !state.collapsed;
    },
  },
  selectors: { collapsedIn: ({ collapsed }) => collapsed },
});

const { sidebarToggled } = slice.actions;
const { collapsedIn } = slice.injectInto(rootReducer).selectors;

listen({
  actionCreator: sidebarToggled,
  effect: (_action, { getState }) => {
    const collapsed = collapsedIn(getState());
    if (collapsed) document.documentElement.dataset.sidebar = 'icons';
    else delete document.documentElement.dataset.sidebar;
    localStorage.setItem(KEY, collapsed ? 'icons' : 'full');
  },
});

/** Whether the sidebar is an icon-only bar, remembered in this browser. */
export function useSidebarWidth(): { collapsed: boolean; toggle: () => void } {
  const dispatch = useDispatch();
  return {
    collapsed: useSelector(collapsedIn),
    toggle: useCallback(() => void dispatch(sidebarToggled()), [dispatch]),
  };
}
