import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import { baseApi, type ApiError } from '../../shared/api';
import { withChange, type EditedSource } from './sources/source-change';

const ALL = { url: '/referrer', params: { all: true } };

const referrersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The active sources by name. */
    listSources: build.query<MarketingSourceView[], void>({
      query: () => '/referrer',
      providesTags: ['Referrer'],
      keepUnusedDataFor: 600,
    }),
    /** Inactive ones too. */
    listAllSources: build.query<MarketingSourceView[], void>({
      query: () => ALL,
      providesTags: ['Referrer'],
    }),
    /** Changes or adds one. The list is stored as a whole, so it is fetched just before. */
    saveSource: build.mutation<MarketingSourceView[], EditedSource>({
      queryFn: async (edited, _api, _extra, call) => {
        const latest = await call(ALL);
        if (latest.error) return { error: latest.error as ApiError };
        const body = withChange(latest.data as MarketingSourceView[], edited);
        const stored = await call({ url: '/referrer', method: 'PUT', body });
        return stored.error
          ? { error: stored.error as ApiError }
          : { data: stored.data as MarketingSourceView[] };
      },
      invalidatesTags: ['Referrer'],
    }),
  }),
});

export const { useListSourcesQuery, useListAllSourcesQuery, useSaveSourceMutation } = referrersApi;
