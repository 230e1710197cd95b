import type {
  AccessTokenView,
  ClientConfigView,
  TicketView,
} from '#modules/access/contract/access.view.js';
import type { EndSessionDto } from '#modules/access/contract/access-token.dto.js';
import type { EndedSessionsView, SessionView } from '#modules/access/contract/session.view.js';
import type { SignInCodeDto } from '#modules/access/contract/sign-in-code.dto.js';
import type { TicketDto } from '#modules/access/contract/ticket.dto.js';
import { baseApi } from '../../shared/api';

const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the page must know before anyone is signed in. */
    getClientConfig: build.query<ClientConfigView, void>({
      query: () => '/client-config',
      keepUnusedDataFor: Infinity,
    }),
    /** Trades the provider's code for our token. */
    createAccessToken: build.mutation<AccessTokenView, SignInCodeDto>({
      query: (body) => ({ url: '/access-token/code', method: 'POST', body }),
    }),
    /** Ends a token on the server, even when the page is closing. */
    endSession: build.mutation<unknown, string>({
      query: (token) => ({
        url: '/access-token/end',
        method: 'POST',
        // The page has forgotten it by now.
        headers: { authorization: `Bearer ${token}` },
        body: { token } satisfies EndSessionDto,
        keepalive: true,
      }),
    }),
    /** Where one is signed in; fetched again whenever it is shown. */
    getSessions: build.query<SessionView[], void>({
      query: () => '/sessions',
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
    /** After a refusal the list is fetched again too: the session has ended meanwhile. */
    endOwnSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    /** All except the session that asks. */
    endOtherSessions: build.mutation<EndedSessionsView, void>({
      query: () => ({ url: '/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    /** An address that the browser itself may open once, within a minute. */
    issueTicket: build.mutation<string, TicketDto['for']>({
      query: (purpose): { url: string; method: string; body: TicketDto } => ({
        url: '/tickets',
        method: 'POST',
        body: { for: purpose },
      }),
      transformResponse: ({ url }: TicketView) => url,
    }),
  }),
});

export const {
  useGetClientConfigQuery,
  useCreateAccessTokenMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useIssueTicketMutation,
} = accessApi;
