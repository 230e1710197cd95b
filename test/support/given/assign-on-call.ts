import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TestApi } from '../api/start-test-api.js';

/**
 * Puts an employee on call tomorrow at the home branch.
 * @returns the day
 */
export async function assignOnCall(api: TestApi, employeeId: string): Promise<LocalDate> {
  const day = addDays(localDateOf(new Date(), 'America/Chicago'), 1);
  const path = `assignment/oncall/${api.branchId}/${day}`;
  const { status, body } = await api.as('manager').put(path, { onCall: employeeId });
  if (status !== 200) throw new Error(`On call was refused: ${JSON.stringify(body)}`);
  return day;
}
