import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startScriptedSmtp } from '../testing/scripted-smtp.js';
import type { ScriptedSmtp, SmtpFault, SmtpStage } from '../testing/scripted-smtp.js';
import type { MailMessage } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const message: MailMessage = {
  messageId: '<fixed@emma>',
  from: { name: 'Emma "OKC"', address: 'okc@example.com' },
  to: 'maria@example.com',
  cc: ['copy@example.com'],
  subject: 'Your quote — ünï',
  html: '<p>Hello</p>',
  text: 'Hello',
};

const LIMIT_MS = 400;
/** When nothing hangs, a busy machine may take its time. */
const LONG_MS = 60_000;

describe('SmtpTransport', () => {
  let smtp: ScriptedSmtp;
  beforeAll(async () => {
    smtp = await startScriptedSmtp();
  });
  afterEach(() => smtp.faults.clear());
  afterAll(() => smtp.close());

  const deliver = (fault?: SmtpFault) =>
    new SmtpTransport(
      { host: '127.0.0.1', port: smtp.port },
      fault === 'hang' ? LIMIT_MS : LONG_MS,
    ).deliver(message);

  it('hands a message over with its fixed Message-ID to everybody it is for', async () => {
    expect(await deliver()).toEqual({ kind: 'taken', refusedAddresses: [] });
    expect(smtp.contents.at(-1)).toContain('Message-ID: <fixed@emma>');
    expect(smtp.commands).toContain('RCPT TO:<copy@example.com>');
  });

  it('names the addresses that the server does not take', async () => {
    smtp.faults.set('recipient:copy@example.com', '550 nobody here');
    expect(await deliver()).toEqual({
      kind: 'taken',
      refusedAddresses: ['copy@example.com'],
    });
  });

  it.each<[SmtpStage, SmtpFault]>([
    ['greeting', 'hang'],
    ['greeting', 'drop'],
    ['greeting', '554 go away'],
    ['ehlo', 'drop'],
    ['sender', '451 later'],
    ['sender', 'hang'],
    ['recipient', '550 nobody here'],
    ['data', 'drop'],
    ['data', 'hang'],
    ['data', '452 full'],
    ['content', '451 try again'],
    ['content', '554 spam'],
  ])('is certain that a fault at %s (%s) means not taken', async (stage, fault) => {
    smtp.faults.set(stage, fault);
    expect(await deliver(fault)).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/\w/),
      isPermanent: fault.startsWith('5'),
    });
  });

  it.each<[SmtpStage, SmtpFault]>([
    ['content', 'drop'],
    ['content', 'hang'],
  ])('does not claim to know after a fault at %s (%s)', async (stage, fault) => {
    smtp.faults.set(stage, fault);
    expect(await deliver(fault)).toMatchObject({ kind: 'unclear' });
  });

  it('says that nobody listens', async () => {
    const nobody = new SmtpTransport({ host: '127.0.0.1', port: 1 }, LONG_MS);
    expect(await nobody.deliver(message)).toMatchObject({ kind: 'refused', isPermanent: false });
  });
});
