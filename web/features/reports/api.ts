import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import type { ReportParamsDto } from '#modules/reports/contract/report-params.dto.js';
import type { ReportFiguresView } from '#modules/reports/contract/report-figures.js';
import type {
  QueuedReportView,
  ReportTableView,
  ReportView,
} from '#modules/reports/contract/report.view.js';
import { baseApi } from '../../shared/api';

export interface ReportRequest {
  kind: ReportKind;
  params: ReportParamsDto;
}

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A short report at once. */
    runReport: build.query<ReportTableView, ReportRequest>({
      query: ({ kind, params }) => ({ url: `/reports/${kind}`, params }),
    }),
    /** Its figures, beside those of the time before and of a year ago. */
    compareFigures: build.query<ReportFiguresView, ReportRequest>({
      query: ({ kind, params }) => ({ url: `/reports/${kind}/figures`, params }),
    }),
    /** Has a report of any length written in the background. */
    queueReport: build.mutation<QueuedReportView, ReportRequest>({
      query: ({ kind, params }) => ({ url: `/reports/${kind}`, method: 'POST', body: params }),
      invalidatesTags: (_view, error) => (error ? [] : ['Report']),
    }),
    /** The person's own, newest first. */
    listReports: build.query<ReportView[], void>({
      query: () => '/reports',
      providesTags: ['Report'],
    }),
    /** Cancels one that is being written, removes one that has ended. */
    discardReport: build.mutation<ReportView, string>({
      query: (id) => ({ url: `/reports/${id}`, method: 'DELETE' }),
      // After a refusal too: it may have ended or gone meanwhile.
      invalidatesTags: ['Report'],
    }),
  }),
});

export const {
  useRunReportQuery,
  useCompareFiguresQuery,
  useQueueReportMutation,
  useListReportsQuery,
  useDiscardReportMutation,
} = reportsApi;
