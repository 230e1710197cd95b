import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { currentToken, endSession, sessionDoubted } from '../auth';
import { toApiError, unreachable, type ApiError } from './api-error';
import { callServer } from './call-server';
import { noteRequestId } from './request-ids';
import { UnansweredPosts } from './unanswered-posts';

const call = fetchBaseQuery({
  // Absolute, because Node's Request (component tests) refuses a bare path.
  baseUrl: new URL('/api/v3', window.location.origin).href,
  fetchFn: callServer,
  prepareHeaders: (headers) => {
    const token = currentToken();
    // A call that names its own token is made for that person, whoever is signed in by now.
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

const posts = new UnansweredPosts();

function normalised(error: FetchBaseQueryError, isWrite: boolean): ApiError {
  if (typeof error.status === 'number') return toApiError(error.status, error.data);
  // An answer came, but it cannot be read.
  if ('originalStatus' in error) return toApiError(error.originalStatus, null);
  return unreachable(isWrite);
}

/** The call that is made after a refusal: its own refusal must not repeat it. */
const WHO_I_AM = '/employee/self';

/** Calls the API as the signed-in person; a 401 ends the session, and the frame then asks to sign in. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (
  args,
  api,
  extra,
) => {
  const tokenAtStart = currentToken();
  const isWrite = api.type === 'mutation';
  const request = typeof args === 'string' ? { url: args } : args;
  const sending = isWrite ? posts.send(request) : null;
  const { data, error, meta } = await call(sending?.args ?? request, api, extra);
  sending?.ended(error);
  if (!error) {
    if (isWrite) noteRequestId(data, meta?.response?.headers);
    return { data, meta };
  }
  // A late 401 of the last session must not end the one that began since.
  if (error.status === 401 && tokenAtStart && tokenAtStart === currentToken()) endSession();
  if (error.status === 403 && args !== WHO_I_AM) api.dispatch(sessionDoubted());
  return { error: normalised(error, isWrite), meta };
};
