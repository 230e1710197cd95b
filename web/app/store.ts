import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../shared/api';
import { currentSession, onSessionChange } from '../shared/auth';
import { live } from '../shared/realtime';

export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});

setupListeners(store.dispatch);

// What no topic tells of is read anew as well, once the server is there again.
setupListeners(store.dispatch, (dispatch, { onOnline }) =>
  live.onReturn(() => dispatch(onOnline())),
);

// What one person was shown must not be there for the next one at the same tab.
let owner = currentSession()?.userId;
onSessionChange(() => {
  const next = currentSession()?.userId;
  if (next === owner) return;
  owner = next;
  store.dispatch(baseApi.util.resetApiState());
});
