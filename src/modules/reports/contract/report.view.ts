import type { ReportState } from '../domain/report-state.js';
import type { ReportKind } from './report-terms.js';

export type { ReportState } from '../domain/report-state.js';

export interface ReportParams {
  /** `null`: every branch. */
  branchId: string | null;
  /** Days `YYYY-MM-DD`, both inclusive. */
  start: string;
  end: string;
}

/** Answer of GET /reports/{kind}. */
export interface ReportTableView {
  /** RFC 4180, records ending with CRLF, the first one the headings. */
  csvData: string;
  filename: string;
}

/** Answer of POST /reports/{kind}. */
export interface QueuedReportView {
  reportId: string;
}

/** One of the caller's queued reports. */
export interface ReportView {
  _id: string;
  kind: ReportKind;
  params: ReportParams;
  state: ReportState;
  /** 0 to 100. */
  progress: number;
  /** Rows written so far, without the headings. */
  rows: number;
  /** Size of the file; 0 until it is done. */
  bytes: number;
  /** Instants; `finished` is null until it has ended. */
  created: string;
  finished: string | null;
  /** Written for people; null unless it failed. */
  error: string | null;
}

/** `change` items of `changed` on `report:{id}`. */
export type ReportChange = { kind: 'report'; report: ReportView };

export const reportTopic = (reportId: string): `report:${string}` => `report:${reportId}`;
