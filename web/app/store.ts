import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, TAG_TYPES } from '../shared/api';
import {
  currentSession,
  followSessionOfOtherTabs,
  onSessionChange,
  sameRoles,
} from '../shared/auth';
import { dropOthers } from '../shared/device';
import { onReturn } from '../shared/realtime';
import { openStore, type PageStore } from '../shared/store';

/**
 * The page's state, following other tabs and the connection.
 * @param forDevelopers see `StoreOptions`
 */
export function openAppStore(forDevelopers: boolean): PageStore {
  const store = openStore({ middleware: [baseApi.middleware], forDevelopers });
  const { dispatch } = store;
  setupListeners(dispatch);
  followSessionOfOtherTabs(dispatch);

  // What no topic covers is fetched again as well, once the server is back.
  setupListeners(dispatch, (_dispatch, { onOnline }) => onReturn(() => dispatch(onOnline())));

  onSessionChange((now, before) => {
    // What one person was shown must not be there for the next one at the same tab or device.
    if (now?.userId !== before?.userId) {
      dispatch(baseApi.util.resetApiState());
      void dropOthers(now?.userId ?? null);
    }
    // With other roles the same request has another answer.
    else if (before && now && !sameRoles(before.roles, now.roles))
      dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
  });
  void dropOthers(currentSession()?.userId ?? null);
  return store;
}
