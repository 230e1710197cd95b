import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { ReservationMadeView } from '#modules/booking/contract/booking.view.js';
import { Db } from '#platform/database/db.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { startSmtpSink } from '../../support/mail/smtp-sink.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import {
  askForCode,
  confirm,
  contactOf,
  givenArea,
  givenReservation,
  quote,
  release,
  someAddress,
} from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

const AT_REST =
  'select (select json_agg(c) from booking.email_code c) as codes, (select json_agg(j) from platform.job j) as jobs';

describe('the proof of an email address', () => {
  let api: TestApi;
  let sink: SmtpSink;
  let area: GivenArea;
  let held: ReservationMadeView;
  let email: string;
  let people = 0;

  beforeAll(async () => {
    sink = await startSmtpSink();
    api = await startTestApi({ modules: [WorkerModule], settings: { SMTP_URL: sink.url } });
  });
  afterAll(async () => {
    await api?.close();
    await sink?.stop();
  });
  beforeEach(async () => {
    area = await givenArea(api, { emailProof: true });
    held = await givenReservation(api, area);
    people += 1;
    email = `wendy${people}@example.com`;
  });
  afterEach(() => api.setTime(undefined));

  const ask = (over: object = {}) =>
    askForCode(api, held.reservationId, { secret: held.secret, email, ...over });
  /** @param nth of the codes sent to the visitor */
  async function codeSent(nth = 1): Promise<string> {
    const isHers = ({ to }: { to?: unknown }) => JSON.stringify(to).includes(`"${email}"`);
    await sink.wait(() => sink.received.filter(isHers).length >= nth);
    const codes = sink.received
      .filter(isHers)
      .map(({ subject }) => /\d{6}/.exec(subject ?? '')?.[0]);
    return codes.at(-1) ?? '';
  }
  const book = (code?: string, over: object = {}) => {
    const body = contactOf(area, held);
    const customerInformation = { ...body.customerInformation, email, ...over };
    return confirm(api, held.reservationId, { ...body, code, customerInformation });
  };
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('is asked for where the branch wants it, which the quote says', async () => {
    const request = { fromType: 'Apartment', size: 2 };
    expect((await quote(api, { zip: area.zip, ...request })).body.emailProof).toBe(true);
    const { status, body } = await book();
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_UNPROVEN', triesLeft: 0 },
    });
    const plain = await givenArea(api);
    expect((await quote(api, { zip: plain.zip, ...request })).body).not.toHaveProperty(
      'emailProof',
    );
    const theirs = await givenReservation(api, plain);
    const answer = await askForCode(api, theirs.reservationId, { secret: theirs.secret, email });
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_PROOF_NOT_ASKED' } });
    const { reservationId } = theirs;
    expect((await confirm(api, reservationId, contactOf(plain, theirs))).status).toBe(201);
  });

  it('refuses to send where the body or the reservation is not right', async () => {
    for (const [path, over] of [
      ['secret', { secret: '' }],
      ['email', { email: 'wendy' }],
      ['email', { email: undefined }],
      ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ] as const) {
      expect(await ask(over)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
    expect((await ask({ secret: 'guessed' })).status).toBe(404);
    expect((await askForCode(api, UNKNOWN, { secret: held.secret, email })).status).toBe(404);
    await release(api, held.reservationId, held.secret);
    expect((await ask()).body.code).toBe('RESERVATION_EXPIRED');
  });

  it('mails a code in the name of the branch, with which the move is booked', async () => {
    const answer = await ask();
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: {} });
    const code = await codeSent();
    expect(code).toMatch(/^\d{6}$/);
    const mail = sink.received.at(-1);
    expect(mail?.text).toContain(`booking your move with ${area.branch.name}`);
    expect(mail?.from?.value[0]?.address).toBe(area.branch.outboundEmail);
    const stored = JSON.stringify(await api.get(Db).query(AT_REST));
    expect(stored).not.toContain(email);
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`));
    const booked = await book(code);
    expect(booked).toMatchObject({ status: 201, body: { confirmation: expect.any(String) } });
    expect((await book(code)).body.code).toBe('RESERVATION_CONFIRMED');
  });

  it('is of the address that is booked with, and of this reservation', async () => {
    await ask();
    const code = await codeSent();
    expect((await book(code, { email: 'walt@example.com' })).status).toBe(403);
    expect((await book(code, { email: '' })).status).toBe(403);
    const other = await givenReservation(api, area, { date: '2027-03-09' });
    const body = { ...contactOf(area, other), code };
    const { customerInformation } = body;
    const stolen = { ...body, customerInformation: { ...customerInformation, email } };
    expect((await confirm(api, other.reservationId, stolen)).status).toBe(403);
    expect((await book(code)).status).toBe(201);
  });

  it('outlives a booking that is refused for something else', async () => {
    await ask();
    const code = await codeSent();
    expect((await book(code, { referredBy: 'A friend of a friend' })).status).toBe(400);
    expect((await book(code)).status).toBe(201);
  });

  it('lets a code be tried five times, also at once, and then needs another one', async () => {
    await ask();
    const code = await codeSent();
    const first = await book(wrong(code));
    expect(first.body).toMatchObject({ code: 'EMAIL_UNPROVEN', triesLeft: 4 });
    const tries = await Promise.all(Array.from({ length: 6 }, () => book(wrong(code))));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await book(code)).toMatchObject({ status: 403, body: { triesLeft: 0 } });
    expect((await ask()).status).toBe(202);
    const second = await codeSent(2);
    if (second !== code) expect((await book(code)).status).toBe(403);
    expect((await book(second)).status).toBe(201);
  });

  it('ends with the time that is kept', async () => {
    await ask();
    const code = await codeSent();
    await passTime(api, 600_000);
    expect((await book(code)).body.code).toBe('RESERVATION_EXPIRED');
  });

  it('sends three codes a reservation and five a mailbox, whoever asks', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    held = await givenReservation(api, area, { date: '2027-03-10' });
    email = `Wendy${people}+again@Example.com`;
    const again = [await ask(), await ask(), await ask()];
    expect(again.map(({ status }) => status)).toEqual([202, 202, 429]);
    const [, , refused] = again;
    expect(refused?.body.code).toBe('TOO_MANY_CODES');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });

  it('sends six codes an address, to whomever', async () => {
    const address = someAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      if (n % 3 === 0) held = await givenReservation(api, area, { date: `2027-04-1${n}` });
      const body = { secret: held.secret, email: `victim${n}@example.com` };
      statuses.push((await askForCode(api, held.reservationId, body, address)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
  });
});
