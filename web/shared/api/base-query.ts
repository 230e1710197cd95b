import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { currentSession, endSession } from '../auth';
import { toApiError, type ApiError } from './api-error';

const call = fetchBaseQuery({
  // Absolute, because Node's Request (component tests) refuses a bare path.
  baseUrl: new URL('/api/v3', window.location.origin).href,
  prepareHeaders: (headers) => {
    const session = currentSession();
    if (session) headers.set('authorization', `Bearer ${session.token}`);
    return headers;
  },
});

const normalised = (error: FetchBaseQueryError): ApiError =>
  typeof error.status === 'number'
    ? toApiError(error.status, error.data)
    : toApiError('originalStatus' in error ? error.originalStatus : 0, null);

/** Calls the API as the signed-in person; a 401 ends the session, and the frame then asks to sign in. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (
  args,
  api,
  extra,
) => {
  const tokenAtStart = currentSession()?.token;
  const { data, error, meta } = await call(args, api, extra);
  if (!error) return { data, meta };
  // A late 401 of the last session must not end the one that began since.
  if (error.status === 401 && tokenAtStart && tokenAtStart === currentSession()?.token)
    endSession();
  return { error: normalised(error), meta };
};
