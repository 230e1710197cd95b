import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Db } from '../../database/db.js';
import { InstanceLease } from './instance-lease.js';

class Connection extends EventEmitter {
  isReleased = false;

  constructor(private readonly answer: () => Promise<void>) {
    super();
  }

  query(): Promise<void> {
    return this.answer();
  }

  release(): void {
    this.isReleased = true;
  }
}

describe('InstanceLease', () => {
  const opened: Connection[] = [];
  let answer = (): Promise<void> => Promise.resolve();
  const connect = (): Promise<Connection> => {
    opened.push(new Connection(answer));
    return Promise.resolve(opened[opened.length - 1]!);
  };
  const lease = new InstanceLease({ pool: { connect } } as unknown as Db);

  it('is held by one connection, however many ask at the same time', async () => {
    const [first, second] = await Promise.all([lease.acquire(), lease.acquire()]);
    expect(second).toBe(first);
    expect(opened).toHaveLength(1);
  });

  it('is taken again when its connection is lost, and after a vain try', async () => {
    const before = await lease.acquire();
    opened[0]?.emit('error', new Error('lost'));
    expect(opened[0]?.isReleased).toBe(true);
    answer = () => Promise.reject(new Error('away'));
    await expect(lease.acquire()).rejects.toThrow('away');
    answer = () => Promise.resolve();
    expect(await lease.acquire()).toBe(before);
    expect(opened).toHaveLength(3);
  });
});
