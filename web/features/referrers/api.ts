import type { MarketingSourceView } from '../../../src/modules/referrers/contract/marketing-source.view';
import { baseApi } from '../../shared/api';

const referrersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The active sources by name. */
    listSources: build.query<MarketingSourceView[], void>({
      query: () => '/referrer',
      providesTags: ['Referrer'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListSourcesQuery } = referrersApi;
