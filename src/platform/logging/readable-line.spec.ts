import { describe, expect, it } from '@jest/globals';
import { readableLine } from './readable-line.js';

const time = new Date(2026, 10, 22, 9, 41, 5).getTime();
const line = (fields: object): string =>
  readableLine(JSON.stringify({ level: 30, time, pid: 7, hostname: 'vm', ...fields }));

describe('a line of the log for a person', () => {
  it('says when, who and what, with its figures', () => {
    const fields = { context: 'Http', requestId: 'r1', status: 200, milliseconds: 12 };
    expect(line({ ...fields, msg: 'POST /api/v3/truck' })).toBe(
      '09:41:05 Http: POST /api/v3/truck status=200 milliseconds=12\n',
    );
  });

  it('marks what wants attention, a fault with where it came from', () => {
    expect(line({ level: 40, context: 'Queues', msg: 'Redis is away' })).toBe(
      '09:41:05 WARNING Queues: Redis is away\n',
    );
    const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' };
    expect(line({ level: 50, context: 'Jobs', msg: 'mail failed', err })).toBe(
      '09:41:05 ERROR Jobs: mail failed\nError: no\n    at here\n',
    );
  });
});
