import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, TAG_TYPES } from '../shared/api';
import { currentSession, onSessionChange, sameRoles } from '../shared/auth';
import { live } from '../shared/realtime';
import { followOtherTabs, viewingBranchKept, viewingBranchReducer } from '../shared/viewing-branch';

export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer, viewingBranch: viewingBranchReducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware, viewingBranchKept),
});

setupListeners(store.dispatch);
followOtherTabs(store.dispatch);

// What no topic tells of is read anew as well, once the server is there again.
setupListeners(store.dispatch, (dispatch, { onOnline }) =>
  live.onReturn(() => dispatch(onOnline())),
);

// What one person was shown must not be there for the next one at the same tab.
let last = currentSession();
onSessionChange(() => {
  const [before, next] = [last, currentSession()];
  last = next;
  if (next?.userId !== before?.userId) store.dispatch(baseApi.util.resetApiState());
  // With other roles the same question has another answer.
  else if (before && next && !sameRoles(before.roles, next.roles))
    store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
});
