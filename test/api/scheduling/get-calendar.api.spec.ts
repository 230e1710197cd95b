import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import {
  follow,
  givenBookedJob,
  givenJob as givenMoveAt,
  NEAR_STOPS,
  switchDirectLegs,
} from '../../support/given/direct-leg-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { putOnCall, saveOperation, seat } from './day-calls.js';
import { withFreshTokens } from './fresh-tokens.js';
import { readIcs } from './read-ics.js';
import type { IcsEvent } from './read-ics.js';

const NOW = '2027-03-10T15:00:00Z';
/** The clocks go forward in the night before. */
const DAY = '2027-03-14';

describe('GET /calendar/{secret}.ics', () => {
  let api: TestApi;
  let hand: EmployeeView;
  let path: string;

  beforeAll(async () => {
    const started = await startTestApi();
    started.setTime(NOW);
    api = await withFreshTokens(started);
    hand = await hire(api, { firstName: 'Añá', lastName: 'O’Neil; "Bo", Jr' });
    const client = await api.asEmployee(hand);
    const { body } = await client.post<{ url: string }>('assignment/schedule/self/feed');
    path = new URL(body.url).pathname;
  });
  afterEach(() => api.setTime(NOW));
  afterAll(() => api?.close());

  const fetchText = (headers: Record<string, string> = {}): Promise<ApiAnswer<string>> =>
    api.anonymous.get<string>(path, { headers });
  const events = async (): Promise<IcsEvent[]> => readIcs((await fetchText()).body).events;
  const eventOf = async ({ operationId }: GivenMove): Promise<IcsEvent | undefined> =>
    (await events()).find(({ UID }) => UID === `operation-${operationId}@emma`);

  /** An operation on a truck of the home branch, with a mover in its second seat. */
  async function givenJob(day: string, fields: object = {}, activity: object = {}) {
    const move = await givenMove(api, day);
    const nounce = await saveOperation(api, move, fields, activity);
    const truck = await givenTruck(api);
    await seat(api, day, { mover: hand._id, truck: truck._id, position: 1 });
    const { body } = await assign(api, { ...move, nounce }, truck._id);
    return { move: { ...move, nounce: body.nounce }, truck };
  }

  it('knows nothing of other addresses', async () => {
    for (const wrong of [`/calendar/${'x'.repeat(43)}.ics`, '/calendar/.ics', '/calendar/x']) {
      const { status, body } = await api.anonymous.get(wrong);
      expect({ wrong, status, body }).toMatchObject({
        wrong,
        status: 404,
        body: { statusCode: 404, code: 'NOT_FOUND' },
      });
    }
  });

  it('answers a calendar that nobody but its reader keeps', async () => {
    const { status, headers, body } = await fetchText();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(readIcs(body).calendar).toMatchObject({
      VERSION: '2.0',
      PRODID: '-//Emma//Schedule//EN',
      'X-WR-CALNAME': 'Schedule of Añá O’Neil; "Bo", Jr',
    });
    const etag = headers.get('etag') ?? '';
    expect(await fetchText({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect((await fetchText({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has an event for each operation of the person’s truck, from the yard to the end of the job', async () => {
    const { move, truck } = await givenJob(
      DAY,
      {
        earlyStart: true,
        earlyStartNotes: 'Gate; code 1142,\nring twice',
        date: `${DAY}T13:00:00.000Z`,
        duration: 3,
        bookingEnvelope: { startingDriveTime: 0.75, endingDriveTime: 0.5 },
      },
      { notes: 'Piano \\ upright 🎹' },
    );
    const event = await eventOf(move);
    expect(event).toMatchObject({
      DTSTART: '20270314T114500Z',
      DTEND: '20270314T160000Z',
      SUMMARY: `${move.customer.firstName} Gomez · ${truck.name}`,
      'LAST-MODIFIED': '20270310T150000Z',
      DTSTAMP: '20270310T150000Z',
    });
    expect(event?.URL).toBe(`${api.origin}/emma/customer/${move.customerId}`);
    const text = event?.DESCRIPTION ?? '';
    expect(text).toContain('Arrive to yard: 6:45 AM CDT\nDepart yard: 7:15 AM CDT');
    expect(text).toContain('Job Start: 8:00 AM CDT\nJob End: 11:00 AM CDT');
    expect(text).toContain('Early start: Gate; code 1142,\nring twice');
    expect(text).toContain('Piano \\ upright 🎹');
    expect(text).toContain(`Truck: ${truck.name}\nSeat: Second`);
    expect(text).toContain(`Customer: ${move.customer.firstName} Gomez, (405) 555-0100`);
  });

  it('sends nobody to the yard before a job that follows another directly, nor does the schedule [R-CREW-9]', async () => {
    const day = '2027-03-16';
    await switchDirectLegs(api, true);
    const { _id: truck } = await givenTruck(api);
    await seat(api, day, { mover: hand._id, truck, position: 1 });
    const before = await givenBookedJob(api, day, truck, { start: 510, duration: 3 });
    const noon = { start: 720, duration: 2, stops: NEAR_STOPS };
    const next = await givenMoveAt(api, day, noon);
    expect((await follow(api, next, before)).status).toBe(200);
    const event = await eventOf(next);
    expect(event?.DTSTART).toBe('20270316T164500Z');
    const times = 'From the job before: 11:45 AM CDT\nJob Start: 12:00 PM CDT';
    expect(event?.DESCRIPTION).toContain(times);
    expect(event?.DESCRIPTION).not.toContain('yard');
    const own = await api.asEmployee(hand);
    const { body } = await own.get<ScheduleView>(`assignment/schedule/${hand._id}`);
    const depart = '2027-03-16T16:45:00.000Z';
    expect(body[day]?.operations).toMatchObject([
      { _id: before.operationId },
      { _id: next.operationId, arrive: depart, depart, fromJobBefore: true },
    ]);
    expect(body[day]?.operations[0]).not.toHaveProperty('fromJobBefore');
  });

  it('lists the stops, but neither money nor email addresses [R-MOVE-19]', async () => {
    const stop = { street: '1200 N Walker Ave', city: 'Oklahoma City', state: 'OK', zip: '73103' };
    const known = { ...stop, normalizedStreetAddress: '1200 N Walker Ave' };
    const { move } = await givenJob(
      '2027-03-15',
      {},
      {
        locations: [
          { ...known, unit: '4', typeOfWOrk: 'Load', useFee: true, tripFee: 123.45 },
          { ...known, street: '2500 NW 23rd St', typeOfWOrk: 'Unload', notes: 'Dog in the yard' },
        ],
      },
    );
    const event = await eventOf(move);
    expect(event?.LOCATION).toBe('1200 N Walker Ave #4, Oklahoma City, OK 73103');
    expect(event?.DESCRIPTION).toContain(
      '1. Load: 1200 N Walker Ave #4, Oklahoma City, OK 73103\n' +
        '2. Unload: 2500 NW 23rd St, Oklahoma City, OK 73103\nDog in the yard',
    );
    const { body } = await fetchText();
    expect(body.replace(/\r\n /g, '')).not.toMatch(/123\.45|\$|example\.test/);
  });

  it('keeps an event’s name and raises its sequence when its day or truck changes', async () => {
    const { move } = await givenJob('2027-03-16');
    const before = await eventOf(move);
    api.setTime('2027-03-10T16:00:00Z');
    const { nounce } = (await unassign(api, move)).body;
    expect(await eventOf(move)).toBeUndefined();
    const later = { date: '2027-03-16T20:00:00.000Z' };
    const saved = { ...move, nounce: await saveOperation(api, { ...move, nounce }, later) };
    const { truck } = await givenJob('2027-03-16');
    expect((await assign(api, saved, truck._id)).status).toBe(200);
    const after = await eventOf(move);
    expect(after).toMatchObject({ DTSTART: '20270316T193000Z', UID: before?.UID });
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
    expect(after?.['LAST-MODIFIED']).toBe('20270310T160000Z');
  });

  it('shows days on call as whole days', async () => {
    await putOnCall(api, '2027-03-20', { onCall: hand._id });
    const event = (await events()).find(({ SUMMARY }) => SUMMARY?.startsWith('On call'));
    expect(event).toMatchObject({
      UID: `on-call-2027-03-20-${hand._id}@emma`,
      SUMMARY: 'On call · Oklahoma City',
      'DTSTART;VALUE=DATE': '20270320',
      'DTEND;VALUE=DATE': '20270321',
    });
  });

  it('breaks no line of RFC 5545', async () => {
    const { body } = await fetchText();
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/);
    const lines = body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // Folding does not cut a character in two.
    expect(body).not.toContain('\ufffd');
  });
});
