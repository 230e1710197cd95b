import { act } from '@testing-library/react';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { live, type LiveSocket } from '../shared/realtime';
import { OKLAHOMA } from './given';
import { DAY } from './given-day';

/** A live connection to the day of `given-day.ts`, driven by hand. */
export class GivenLive {
  constructor(private readonly topic: string = boardTopic(OKLAHOMA, DAY)) {}

  isWatching = false;
  /** The revision in the answer to a watch. */
  revision = 5;
  private readonly handlers = new Map<string, (payload: unknown) => void>();

  attach(): void {
    live.attach({
      connected: true,
      on: (event: string, handler: (payload: unknown) => void) => this.handlers.set(event, handler),
      emit: (event: string, message: { topic?: string }, answer?: (value: unknown) => void) => {
        if (event !== 'watch') return;
        setTimeout(() => {
          answer?.({ revision: this.revision });
          if (message.topic === this.topic) this.isWatching = true;
        });
      },
      disconnect: jest.fn(),
    } as unknown as LiveSocket);
  }

  changed(revision: number, actorId: string, ...items: object[]): void {
    const { topic } = this;
    act(() => this.handlers.get('changed')?.({ topic, revision, change: { items, actorId } }));
  }
}
