import { expect } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { addDays } from '#kernel/local-date.js';
import type { ActualRowView, ActualsView } from '#modules/actuals/contract/actual.view.js';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import type { ProgressView } from '#modules/scheduling/contract/progress.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { shown } from '../planning/desk-calls.js';
import { saveZones } from '../booking/visitor-calls.js';
import { dayView } from '../scheduling/day-calls.js';
import { withFreshTokens } from '../scheduling/fresh-tokens.js';
import { plan } from '../scheduling/slot-calls.js';

/** The day that is run, a Wednesday; what is sold is two days later. */
export const TODAY = '2027-03-10';
export const SOLD = addDays(TODAY, 2);
export const ZIP = '73103';
/** As long as a window may be. */
export const WINDOW_MINUTES = 60;

/** An instant by the clock of the branch, in winter. */
export const at = (clock: string, day = TODAY): string =>
  new Date(`${day}T${clock}:00-06:00`).toISOString();

/** A branch with four trucks, a lead and two movers; its windows are on, direct legs off. */
export interface PlayedDay {
  api: TestApi;
  /** Where its mail arrives. */
  sink: SmtpSink;
  /** T1–T4. */
  trucks: readonly [string, string, string, string];
  /** The lead and the two movers. */
  crew: readonly { _id: string; phone: ApiClient }[];
}

export async function givenPlayedDay(started: TestApi, sink: SmtpSink): Promise<PlayedDay> {
  started.setTime(at('07:00'));
  const api = await withFreshTokens(started);
  await saveZones(api, api.branchId, [
    { codes: [ZIP, '73107'], zone: 'A', useFee: true, tripFee: 25 },
    { codes: [], zone: 'O', useFee: true, tripFee: 90 },
  ]);
  await plan(api, api.branchId, { arrivalWindows: true, windowMinutes: WINDOW_MINUTES });
  const trucks: string[] = [];
  for (const name of ['T1', 'T2', 'T3', 'T4']) trucks.push((await givenTruck(api, { name }))._id);
  const people = [await hire(api, { roles: ['team_lead'] }), await hire(api), await hire(api)];
  const crew = [];
  for (const one of people) crew.push({ _id: one._id, phone: await api.asEmployee(one) });
  const [first = '', second = '', third = '', fourth = ''] = trucks;
  return { api, sink, trucks: [first, second, third, fourth], crew };
}

/** The later part of the day: the clock stands there, and everybody is signed in. */
export async function later({ api, ...day }: PlayedDay, clock: string): Promise<PlayedDay> {
  api.setTime(at(clock));
  return { ...day, api: await withFreshTokens(api) };
}

/** An answer that has to be as expected. */
export async function done<Body>(call: Promise<ApiAnswer<Body>>, status = 200): Promise<Body> {
  const answer = await call;
  expect([answer.status, answer.body]).toEqual([status, answer.body]);
  return answer.body;
}

export const requestOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

/** How many there are of each mark of a day. */
export async function marksOf({ api }: PlayedDay, day: string): Promise<DayAttentionView> {
  const path = `movemanager/attention/${day}/${api.branchId}`;
  const [found] = await done(api.as('manager').get<DayAttentionView[]>(path));
  if (!found) throw new Error(`Nothing is said of ${day}`);
  return found;
}

/** An operation as its board shows it. */
export async function onBoard(
  { api }: PlayedDay,
  day: string,
  operationId: string,
): Promise<BookingView> {
  const found = (await dayView(api, day)).customers
    .flatMap(({ bookings }) => bookings)
    .find(({ operation }) => operation._id === operationId);
  if (!found) throw new Error(`${operationId} is not on the board of ${day}`);
  return found;
}

/** A crew member's phone stamps a job, at the time of the server's clock. */
export const stamp = (
  phone: ApiClient,
  operation: string,
  kind: string,
  clock: string,
): Promise<ApiAnswer> =>
  phone.post('actuals/stamps', {
    sentAt: at(clock),
    stamps: [{ id: newId(), operation, kind, at: at(clock) }],
  });

/** Closing's row of a job, and what it counts. */
export async function closingOf(
  { api }: PlayedDay,
  operationId: string,
): Promise<{ row: ActualRowView; kept: ActualsView['kept'] }> {
  const query = { branchId: api.branchId, from: TODAY, to: TODAY };
  const { rows, kept } = await done(api.as('manager').get<ActualsView>('actuals', { query }));
  const row = rows.find(({ operation }) => operation === operationId);
  if (!row) throw new Error(`Closing does not have ${operationId}`);
  return { row, kept };
}

const A_SECOND = 1_000;

interface BoardTold {
  topic: string;
  revision: number;
  change: ChangeItems<BoardChange> | null;
}

/** What a colleague who has today's board open is told of a job's progress within a second of an act. */
export async function toldOf(
  { api }: PlayedDay,
  operationId: string,
  act: () => Promise<void>,
): Promise<ProgressView> {
  const topic = `board:${api.branchId}:${TODAY}`;
  const colleague = await LiveConnection.open(api.origin, api.as('sales').token);
  const progressIn = ({ change }: BoardTold): ProgressView[] =>
    (change?.items ?? []).flatMap((item) =>
      item.kind === 'progress' && item.operationId === operationId ? [item.progress] : [],
    );
  try {
    const { revision } = (await colleague.ask('watch', { topic })) as { revision: number };
    await act();
    const isIt = (told: BoardTold): boolean =>
      told.topic === topic && told.revision > revision && progressIn(told).length > 0;
    const [progress] = progressIn(await colleague.until<BoardTold>('changed', isIt, A_SECOND));
    return progress as ProgressView;
  } finally {
    colleague.close();
  }
}

/** The board of a day without what every write changes. */
export const boardOf = async ({ api }: PlayedDay, day: string): Promise<string> =>
  shown(await dayView(api, day));
