import { setTimeout } from 'node:timers/promises';
import { readCsv } from '#modules/reports/contract/read-csv.js';
import type {
  QueuedReportView,
  ReportState,
  ReportTableView,
  ReportView,
} from '#modules/reports/contract/report.view.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';

/** The body of a refused call under /reports. */
export interface Refusal {
  statusCode: number;
  code: string;
  message: string;
  error: string;
  errors?: { path: string; message: string }[];
}

export const MARCH = { start: '2027-03-01', end: '2027-03-31' };

export const run = (
  api: TestApi,
  kind: string,
  query: Record<string, string> = MARCH,
): Promise<ApiAnswer<ReportTableView & Refusal>> =>
  api.as('admin').get(`reports/${kind}`, { query });

/** The rows of a CSV text, each cell under its heading. */
export function rowsOf(csv: string): Record<string, string>[] {
  const [heads = [], ...records] = readCsv(csv);
  return records.map((record) =>
    Object.fromEntries(heads.map((head, at) => [head, record[at] ?? '(no such cell)'])),
  );
}

export const rowsOfRun = async (
  api: TestApi,
  kind: string,
  query: Record<string, string> = MARCH,
): Promise<Record<string, string>[]> => rowsOf((await run(api, kind, query)).body.csvData);

export const queued = async (api: TestApi, kind = 'moves', body: object = MARCH): Promise<string> =>
  (await api.as('admin').post<QueuedReportView>(`reports/${kind}`, body)).body.reportId;

/** Resolves once a report's state is `state`, or fails after some time. */
export async function reportWhen(
  api: TestApi,
  reportId: string,
  state: ReportState,
  timeoutMs = 20_000,
): Promise<ReportView> {
  for (let waited = 0; ; waited += 50) {
    const { body } = await api.as('admin').get<ReportView>(`reports/${reportId}`);
    if (body.state === state) return body;
    if (waited > timeoutMs) throw new Error(`The report stayed ${JSON.stringify(body)}`);
    await setTimeout(50);
  }
}
