import { chooseTransport, usesMailbox } from './choose-transport.js';

describe('chooseTransport', () => {
  it.each([
    [{ smtpUrl: 'smtp://x', googleClientId: 'id' }, true, 'smtp'],
    [{ googleClientId: 'id' }, true, 'google'],
    [{ googleClientId: 'id' }, false, 'mailbox'],
    [{}, true, 'mailbox'],
    [{}, false, 'mailbox'],
  ] as const)('takes for %j and a token %j: %s', (settings, hasToken, transport) => {
    expect(chooseTransport(settings, hasToken)).toBe(transport);
  });

  it('closes the mailbox where a mail server is configured', () => {
    expect([usesMailbox({}), usesMailbox({ smtpUrl: 'smtp://x' })]).toEqual([true, false]);
  });
});
