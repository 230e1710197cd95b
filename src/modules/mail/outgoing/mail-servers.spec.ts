import { describe, expect, it } from '@jest/globals';
import type { HandOver } from '#platform/mail-transport/mail-transport.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import { MailServers } from './mail-servers.js';

const HANGS: HandOver = { kind: 'refused', reason: 'too long', isPermanent: false };
const LOST: HandOver = { kind: 'unclear', reason: 'cut off' };
const NEVER: HandOver = { kind: 'refused', reason: 'no such person', isPermanent: true };
const TAKEN: HandOver = { kind: 'taken', refusedAddresses: [] };

describe('MailServers', () => {
  const after = (...outcomes: HandOver[]): MailServers => {
    const servers = new MailServers(new OutsideServices());
    for (const outcome of outcomes) servers.told('smtp', outcome);
    return servers;
  };

  it('leaves a server alone for half a minute that fails five times in a row', () => {
    expect(after(HANGS, LOST, HANGS, LOST).restMs('smtp')).toBe(0);
    const restMs = after(HANGS, LOST, HANGS, LOST, HANGS).restMs('smtp');
    expect(restMs).toBeGreaterThan(29_000);
    expect(restMs).toBeLessThanOrEqual(30_000);
  });

  it.each([NEVER, TAKEN])('takes %o for an answer', (answer) => {
    expect(after(HANGS, HANGS, HANGS, HANGS, answer, HANGS).restMs('smtp')).toBe(0);
  });

  it('counts each server by itself, and never gives up on the local mailbox', () => {
    const servers = after(HANGS, HANGS, HANGS, HANGS, HANGS);
    for (let count = 0; count < 5; count += 1) servers.told('mailbox', HANGS);
    expect([servers.restMs('google'), servers.restMs('mailbox')]).toEqual([0, 0]);
  });
});
