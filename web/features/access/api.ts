import type {
  AccessTokenView,
  ClientConfigView,
} from '../../../src/modules/access/contract/access.view';
import type { AccessTokenDto } from '../../../src/modules/access/contract/access-token.dto';
import { baseApi } from '../../shared/api';

const accessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the page must know of the house before anyone is signed in. */
    getClientConfig: build.query<ClientConfigView, void>({
      query: () => '/client-config',
      keepUnusedDataFor: Infinity,
    }),
    /** Trades the provider's ID token for ours. */
    createAccessToken: build.mutation<AccessTokenView, AccessTokenDto>({
      query: (body) => ({ url: '/access-token', method: 'POST', body }),
    }),
  }),
});

export const { useGetClientConfigQuery, useCreateAccessTokenMutation } = accessApi;
