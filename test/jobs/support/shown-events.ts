import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isId } from '#kernel/ids.js';
import type { PublishedEvent } from '#platform/public-events/subscriber.js';

const FOLDER = join(import.meta.dirname, '../../golden/public-events');

/** The ids that the shown events have. */
const IDS: Readonly<Record<string, string>> = {
  id: 'e',
  customerId: 'c',
  branchId: 'b',
  activityId: 'a',
  activityIds: 'a',
  operationId: '0',
  emailId: 'f',
};
const shownId = (field: string): string => `${IDS[field]}1`.padEnd(24, '0');

function shownValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => shownValue(field, one));
  return isId(value) ? shownId(field) : value;
}

/** An event as its page of `test/golden/public-events` shows it. */
export const shown = (name: string): object =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as object;

/** A real event with the ids of those that are shown. */
export const asShown = ({ data, ...event }: PublishedEvent): object => ({
  ...event,
  id: shownId('id'),
  data: Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, shownValue(field, value)]),
  ),
});
