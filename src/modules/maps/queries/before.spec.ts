import { describe, expect, it } from '@jest/globals';
import { before } from './before.js';

const never = new Promise<string>(() => undefined);

describe('an answer that is waited for no longer than a signal lets it', () => {
  it('is what came in time', async () => {
    expect(await before(new AbortController().signal, Promise.resolve('here'))).toBe('here');
  });

  it('is nothing where the signal was faster, or is over already', async () => {
    const end = new AbortController();
    const answer = before(end.signal, never);
    end.abort();
    expect(await answer).toBeUndefined();
    expect(await before(AbortSignal.abort(), never)).toBeUndefined();
  });

  it('is nothing where the service failed, whenever that is', async () => {
    const failed = () => Promise.reject<string>(new Error('down'));
    expect(await before(new AbortController().signal, failed())).toBeUndefined();
    expect(await before(AbortSignal.abort(), failed())).toBeUndefined();
  });
});
