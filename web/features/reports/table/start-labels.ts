import { instantAt, isLocalDate } from '#kernel/local-date.js';
import { showTime, showTimeNamed } from '../../../shared/format';
import type { ReportRecord } from './report-rows';

/** The zones of branches by their names. */
export type Zones = ReadonlyMap<string, string>;

/** If a branch's zone is not known, its times are shown as they are. */
const AS_IT_STANDS = 'UTC';

/** `13:15` of a row → `1:15 PM`, with the branch's zone if the viewer is in another one. */
export function startLabel(row: ReportRecord, head: string, zones: Zones): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(row[head] ?? '') ?? [];
  const day = row['Day'];
  if (!hours || !isLocalDate(day)) return row[head] ?? '';
  const zone = zones.get(row['Branch'] ?? '');
  const at = instantAt(day, Number(hours) * 60 + Number(minutes), zone ?? AS_IT_STANDS);
  return zone ? showTimeNamed(at, zone) : showTime(at, AS_IT_STANDS);
}
