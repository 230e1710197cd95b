import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { FinishDeliveryCommand } from '../commands/finish-delivery/finish-delivery.command.js';
import type { OutgoingMail } from '../outgoing/outgoing-mail.js';
import { DeliverEmailProcessor } from './deliver-email.processor.js';

const TAKEN = { kind: 'taken', refusedAddresses: [] };
const AWAY = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

describe('DeliverEmailProcessor', () => {
  /** @param faults of the commands that note the end, one by one */
  function setUp(faults: Error[]) {
    let handOvers = 0;
    const ends: unknown[] = [];
    const execute = (command: object): Promise<unknown> => {
      if (!(command instanceof FinishDeliveryCommand))
        return Promise.resolve({ kind: 'handOver', letter: { attempt: 1 } });
      const fault = faults.shift();
      if (fault) return Promise.reject(fault);
      ends.push(command.outcome);
      return Promise.resolve();
    };
    const handOver = (): Promise<unknown> => {
      handOvers += 1;
      return Promise.resolve(TAKEN);
    };
    const processor = new DeliverEmailProcessor(
      { execute } as unknown as CommandBus,
      { handOver } as unknown as OutgoingMail,
    );
    return { processor, ends, count: () => handOvers };
  }

  it('notes how a hand-over ended once the database is back, without another one', async () => {
    const { processor, ends, count } = setUp([AWAY, AWAY]);
    await processor.handle({ emailId: 'one' });
    expect(ends).toEqual([TAKEN]);
    expect(count()).toBe(1);
  });

  it('does not insist on what the database refuses', async () => {
    const { processor } = setUp([new Error('refused')]);
    await expect(processor.handle({ emailId: 'one' })).rejects.toThrow('refused');
  });
});
