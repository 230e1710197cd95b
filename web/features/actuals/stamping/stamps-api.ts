import type { StampsStoredView } from '#modules/actuals/contract/actual.view.js';
import type { StoreStampsDto } from '#modules/actuals/contract/stamps.dto.js';
import { baseApi } from '../../../shared/api';

/** Stamps, and the token of who stamped them: by now somebody else may be signed in. */
export interface StampsToSend {
  token: string;
  body: StoreStampsDto;
}

const stampsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendStamps: build.mutation<StampsStoredView, StampsToSend>({
      query: ({ token, body }) => ({
        url: '/actuals/stamps',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      }),
    }),
  }),
});

export const { sendStamps } = stampsApi.endpoints;
