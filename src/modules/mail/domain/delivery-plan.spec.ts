import { MAX_TRIES, pauseAfter, settle } from './delivery-plan.js';
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
  });

  it('is failed at once when the copies have it and the recipient does not', () => {
    expect(settle({ kind: 'taken', refusedAddresses: [TO] }, TO, 1).status).toBe('failed');
  });

  it('waits longer after each refusal, and fails after the last', () => {
    const refused = { kind: 'refused', reason: 'full' } as const;
    const settled = [1, 2, 3, 4, 5].map((tries) => settle(refused, TO, tries));
    expect(settled.map(({ pauseMs }) => pauseMs)).toEqual([2_000, 4_000, 8_000, 16_000, 0]);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array.from({ length: MAX_TRIES - 1 }, () => 'queued'),
      'failed',
    ]);
    expect(pauseAfter(1)).toBe(2_000);
  });

  it('never tries an unclear one again by itself', () => {
    expect(settle({ kind: 'unclear', reason: 'cut' }, TO, 1)).toMatchObject({ status: 'unknown' });
  });
});

describe('e-mail status', () => {
  it('leaves sent for nothing', () => {
    expect(mayBecome('sent', 'queued')).toBe(false);
    expect(mayBecome('sent', 'sending')).toBe(false);
  });

  it('lets a person send again only what failed or is unknown', () => {
    const all = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
    expect(all.filter(isRetryable)).toEqual(['failed', 'unknown']);
  });
});
