import type { StampsStoredView } from '#modules/actuals/contract/actual.view.js';
import { MAX_STAMPS } from '#modules/actuals/contract/actual-terms.js';
import type { StampKind } from '#modules/actuals/contract/actual-terms.js';
import { apiErrorOf, baseApi, type ApiError } from '../../../shared/api';
import { currentSession, currentToken } from '../../../shared/auth';
import { pageStore } from '../../../shared/store';
import { batchOf, judgedRows, refusedRow } from './judged-queue';
import { noteStamp, keepActuals, keepRows } from './kept-queue';
import { newStamp, sentAnew, type QueuedStamp, type StampDetails } from './queued-stamp';
import { personIn, queueIn, sendingChanged } from './stamping-slice';
import { sendStamps } from './stamps-api';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** Refusals of a whole request for what is in it; anything else may go better later. */
const UNREADABLE: readonly number[] = [400, 413, 422];

let sending: Promise<void> | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

interface Sender {
  person: string;
  token: string;
}

/** Who is signed in, and the token of that very person. */
function senderNow(): Sender | null {
  const session = currentSession();
  const token = currentToken();
  return session && token ? { person: session.userId, token } : null;
}

/** What waits of this person's queue; nothing of anyone else's. */
function waitingOf({ person }: Sender, most: number): QueuedStamp[] {
  const { getState } = pageStore();
  return personIn(getState()) === person ? batchOf(queueIn(getState()), most) : [];
}

async function post(
  { token }: Sender,
  batch: readonly QueuedStamp[],
): Promise<StampsStoredView | ApiError> {
  const body = { sentAt: new Date().toISOString(), stamps: batch.map(({ stamp }) => stamp) };
  const answer = await pageStore().dispatch(sendStamps.initiate({ token, body }, { track: false }));
  return answer.data ?? judgedIn(apiErrorOf(answer.error));
}

/** A request that was refused because there is no room says what became of each stamp. */
function judgedIn(error: ApiError): StampsStoredView | ApiError {
  const { results, actuals } = error.details as Partial<StampsStoredView>;
  return error.code === 'STAMPS_FULL' && results && actuals ? { results, actuals } : error;
}

/** Tries again by itself, less and less often. */
function sendLater(): void {
  clearTimeout(pause);
  const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  failures += 1;
  pause = setTimeout(() => void sendWaiting(), wait);
}

/** @returns how many of the batch are not waiting anymore, or null where no server judged it */
async function judge(
  person: string,
  batch: readonly QueuedStamp[],
  answer: StampsStoredView | ApiError,
): Promise<number | null> {
  if ('results' in answer) {
    const rows = judgedRows(batch, answer.results);
    await keepActuals(person, answer.actuals);
    await keepRows(person, rows);
    return rows.length;
  }
  if (!UNREADABLE.includes(answer.statusCode)) return null;
  // One that cannot be read must not keep the others waiting: each by itself then.
  if (batch.length > 1) return 0;
  const { code, message } = answer;
  await keepRows(
    person,
    batch.map((row) => refusedRow(row, { code, message })),
  );
  return batch.length;
}

async function sendAll(): Promise<void> {
  clearTimeout(pause);
  let most = MAX_STAMPS;
  for (;;) {
    const sender = senderNow();
    const batch = sender && navigator.onLine ? waitingOf(sender, most) : [];
    if (!sender || batch.length === 0) return;
    const answer = await post(sender, batch);
    // Somebody else's device by now: what was not read stays in the queue of its person, and what
    // waits of who is here now goes on.
    if (currentSession()?.userId !== sender.person) continue;
    const judged = await judge(sender.person, batch, answer);
    const isStuck = judged === null || (judged === 0 && batch.length === 1);
    if (isStuck || (judged === 0 && 'results' in answer)) return sendLater();
    if (judged === 0) most = 1;
    else failures = 0;
  }
}

async function sendOnce(): Promise<void> {
  const { dispatch } = pageStore();
  dispatch(sendingChanged(true));
  try {
    await sendAll();
  } finally {
    sending = null;
    dispatch(sendingChanged(false));
  }
}

/** Sends what waits, in its order; what is refused does not hold up the rest. */
export const sendWaiting = (): Promise<void> => (sending ??= sendOnce());

/** Stamps this moment for a job: kept at once, sent when there is a network. */
export async function stampNow(
  operation: string,
  kind: StampKind,
  details?: StampDetails,
): Promise<void> {
  const person = currentSession()?.userId;
  if (!person) return;
  await noteStamp(newStamp(person, operation, kind, details));
  await sendWaiting();
}

/** Takes a stamp back by another one. */
export const undoStamp = ({ stamp, customerName }: QueuedStamp): Promise<void> =>
  stampNow(stamp.operation, 'undo', { of: stamp.id, customerName });

/** Sends a refused stamp once more, as it was stamped: what stood in its way may be gone. */
export async function sendAgain(row: QueuedStamp): Promise<void> {
  await keepRows(row.person, [sentAnew(row)]);
  await sendWaiting();
  // Its job may be on the person's truck again, and so in the schedule.
  pageStore().dispatch(baseApi.util.invalidateTags(['Schedule']));
}
