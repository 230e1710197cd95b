import type { JobView } from '#kernel/job.js';
import type {
  EstimateSettings,
  EstimateSettingsView,
  QuantilePreviewView,
} from '#modules/ranges/contract/estimate-settings.view.js';
import type { SaveEstimateSettingsDto } from '#modules/ranges/contract/estimate-settings.dto.js';
import type {
  ModelDetailView,
  ModelView,
  TrainingStartedView,
} from '#modules/ranges/contract/model.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import { baseApi } from '../../shared/api';

/** An activity as it was stored at a version of its customer. */
interface StoredActivity {
  customerId: string;
  activityId: string;
  nounce: string;
}

/** The settings of a branch, each of them named. */
export type KnownSettings = EstimateSettings & { revision: number };

const named = (settings: EstimateSettingsView): KnownSettings => ({
  estimateIsCap: false,
  ...settings,
});

const rangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How long a stored activity may take; another `nounce` asks again. */
    getRange: build.query<QuotedRangeView, StoredActivity>({
      query: ({ customerId, activityId }) => ({
        url: `/move/activity/${activityId}/range`,
        params: { customerId },
      }),
      providesTags: ['Ranges', 'EstimateSettings'],
    }),
    /** Every version of what was learned, newest first. */
    getModel: build.query<ModelView, void>({
      query: () => '/estimates/model',
      providesTags: ['Ranges'],
    }),
    getModelVersion: build.query<ModelDetailView, number>({
      query: (version) => `/estimates/model/${version}`,
      providesTags: ['Ranges'],
    }),
    /** Starts a job. */
    trainModel: build.mutation<TrainingStartedView, void>({
      query: () => ({ url: '/estimates/model', method: 'POST' }),
    }),
    /** How far a training is that this page started. */
    getTraining: build.query<JobView, string>({
      query: (jobId) => `/jobs/${jobId}`,
    }),
    activateVersion: build.mutation<ModelView, number>({
      query: (version) => ({ url: `/estimates/model/${version}/activate`, method: 'POST' }),
      // After a refusal too: somebody else did it.
      invalidatesTags: ['Ranges'],
    }),
    getEstimateSettings: build.query<KnownSettings, string>({
      query: (branchId) => `/estimates/settings/${branchId}`,
      transformResponse: named,
      providesTags: ['EstimateSettings'],
    }),
    saveEstimateSettings: build.mutation<
      KnownSettings,
      { branchId: string; settings: SaveEstimateSettingsDto }
    >({
      query: ({ branchId, settings }) => ({
        url: `/estimates/settings/${branchId}`,
        method: 'PUT',
        body: settings,
      }),
      transformResponse: named,
      // After a refusal too: somebody else may have saved. Boards mark by them.
      invalidatesTags: ['EstimateSettings', 'DayView'],
    }),
    /** How the branch's past moves would have kept a maximum. */
    previewQuantile: build.query<QuantilePreviewView, { branchId: string; quantile: number }>({
      query: ({ branchId, quantile }) => ({
        url: `/estimates/settings/${branchId}/preview`,
        params: { quantile },
      }),
      providesTags: ['Ranges'],
    }),
  }),
});

export const rangesChanged = (): ReturnType<typeof rangesApi.util.invalidateTags> =>
  rangesApi.util.invalidateTags(['Ranges']);

export const {
  useGetRangeQuery,
  useGetModelQuery,
  useLazyGetModelQuery,
  useGetModelVersionQuery,
  useTrainModelMutation,
  useGetTrainingQuery,
  useActivateVersionMutation,
  useGetEstimateSettingsQuery,
  useSaveEstimateSettingsMutation,
  usePreviewQuantileQuery,
} = rangesApi;
