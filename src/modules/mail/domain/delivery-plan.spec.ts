import { settle } from './delivery-plan.js';
import { isRetryable, mayBecome } from './email-status.js';

const TO = 'maria@example.com';

describe('settle', () => {
  it('is sent when the recipient is served', () => {
    expect(settle({ kind: 'taken', refusedAddresses: [] }, TO, 1)).toEqual({
      status: 'sent',
      error: null,
      pauseMs: 0,
    });
  });

  it('is sent, with a word about it, when only a copy was not taken', () => {
    expect(settle({ kind: 'taken', refusedAddresses: ['b@example.com'] }, TO, 1)).toMatchObject({
      status: 'sent',
      error: 'The mail server does not take mail for b@example.com.',
    });
    const refusedAddresses = ['b@example.com', 'c@example.com'];
    expect(settle({ kind: 'taken', refusedAddresses }, TO, 1).error).toBe(
      'The mail server does not take mail for b@example.com, c@example.com.',
    );
  });

  it('is failed at once when the copies have it and the recipient does not', () => {
    expect(settle({ kind: 'taken', refusedAddresses: [TO] }, TO, 1).status).toBe('failed');
  });

  /** How each try in a row ends: the seconds until the next, or the status. */
  const endings = (isPermanent: boolean, tries: number): (number | string)[] =>
    Array.from({ length: tries }, (_, index) =>
      settle({ kind: 'refused', reason: 'full', isPermanent }, TO, index + 1),
    ).map(({ status, pauseMs }) => (status === 'queued' ? pauseMs / 1_000 : status));

  it('waits longer each time while nobody answers, for about an hour, then fails', () => {
    const ended = endings(false, 9);
    expect(ended).toEqual([2, 8, 30, 120, 300, 600, 1_200, 1_500, 'failed']);
  });

  it('soon gives up where the same would be refused again', () => {
    expect(endings(true, 3)).toEqual([2, 8, 'failed']);
  });

  it('never tries an unclear one again by itself', () => {
    expect(settle({ kind: 'unclear', reason: 'cut' }, TO, 1)).toEqual({
      status: 'unknown',
      error: 'cut',
      pauseMs: 0,
    });
  });
});

describe('email status', () => {
  it('leaves sent for nothing', () => {
    expect(mayBecome('sent', 'queued')).toBe(false);
    expect(mayBecome('sent', 'sending')).toBe(false);
  });

  it('lets a person send again only what failed or is unknown', () => {
    const all = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
    expect(all.filter(isRetryable)).toEqual(['failed', 'unknown']);
  });
});
