import type { ApiClient } from '../api/api-client.js';
import type { GivenMove } from './given-move.js';

const LIMIT_MS = 60_000;

/** Asks for the drives of a day, as its page does, and waits until they are there. */
export async function fetchDrives(
  sales: ApiClient,
  { customerId, activityId }: Pick<GivenMove, 'customerId' | 'activityId'>,
): Promise<void> {
  const { body } = await sales.post<{ jobId: string }>(
    `move/drivetimes/${customerId}/${activityId}`,
  );
  for (const until = Date.now() + LIMIT_MS; Date.now() < until;) {
    const job = await sales.get<{ state: string }>(`jobs/${body.jobId}`);
    if (job.body.state === 'done') return;
    if (job.body.state === 'failed') throw new Error('The job failed');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The job did not end');
}
