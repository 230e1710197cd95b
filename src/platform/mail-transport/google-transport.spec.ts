import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { json, startLocalHttpServer, status } from '../testing/local-http-server.js';
import type { LocalHttpServer } from '../testing/local-http-server.js';
import { startScriptedSmtp } from '../testing/scripted-smtp.js';
import type { ScriptedSmtp } from '../testing/scripted-smtp.js';
import { GoogleTransport } from './google-transport.js';

const account = {
  user: 'okc@example.com',
  refreshToken: 'refresh-1',
  clientId: 'client-1',
  clientSecret: 'secret-1',
};
const message = {
  messageId: '<fixed@emma>',
  from: { name: 'OKC', address: 'okc@example.com' },
  to: 'maria@example.com',
  cc: [],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};
const token = json({ access_token: 'access-1', expires_in: 3600, token_type: 'Bearer' });

describe('GoogleTransport', () => {
  let smtp: ScriptedSmtp;
  let web: LocalHttpServer;
  let transport: GoogleTransport;
  beforeAll(async () => {
    smtp = await startScriptedSmtp();
    web = await startLocalHttpServer();
    transport = new GoogleTransport(account, 2_000, {
      smtp: { host: '127.0.0.1', port: smtp.port, secure: false },
      tokenUrl: `${web.url}/token`,
      messagesUrl: `${web.url}/messages`,
    });
  });
  afterAll(async () => {
    await smtp.close();
    await web.close();
  });

  it('signs in with an access token that it got for the branch’s refresh token', async () => {
    web.answer(token);
    expect(await transport.deliver(message)).toEqual({ kind: 'taken', refusedAddresses: [] });
    expect(new URLSearchParams(web.requests[0]?.body).get('refresh_token')).toBe('refresh-1');
    const signIn = smtp.commands.find((line) => line.startsWith('AUTH XOAUTH2 ')) ?? '';
    const said = Buffer.from(signIn.split(' ')[2] ?? '', 'base64').toString();
    expect(said).toContain('user=okc@example.com');
    expect(said).toContain('Bearer access-1');
  });

  it('fails before anything is sent when the token is no longer good', async () => {
    web.answer(json({ error: 'invalid_grant' }, 400));
    expect(await transport.deliver(message)).toMatchObject({ kind: 'refused' });
  });

  it('asks the mailbox whether a message is there', async () => {
    web.answer(token, json({ messages: [{ id: '1' }] }));
    expect(await transport.recordOf(message.messageId)).toBe('delivered');
    const asked = web.requests.at(-1);
    expect(asked?.query.get('q')).toBe('rfc822msgid:fixed@emma');
    expect(asked?.headers.authorization).toBe('Bearer access-1');
  });

  it('knows nothing when it finds nothing or cannot ask', async () => {
    web.answer(token, json({ resultSizeEstimate: 0 }));
    expect(await transport.recordOf(message.messageId)).toBe('unknown');
    web.answer(status(503));
    expect(await transport.recordOf(message.messageId)).toBe('unknown');
  });
});
