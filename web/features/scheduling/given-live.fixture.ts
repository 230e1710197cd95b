import { act } from '@testing-library/react';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { live, type LiveSocket } from '../../shared/realtime';
import { OKLAHOMA } from '../../testing';
import { DAY } from './given-day.fixture';

/** A live connection to the day of `given-day.fixture.ts`, driven by hand. */
export class GivenLive {
  isWatching = false;
  /** The revision in the answer to a watch. */
  revision = 5;
  private readonly handlers = new Map<string, (payload: unknown) => void>();

  attach(): void {
    live.attach({
      connected: true,
      on: (event: string, handler: (payload: unknown) => void) => this.handlers.set(event, handler),
      emit: (event: string, _message: unknown, answer?: (value: unknown) => void) => {
        if (event !== 'watch') return;
        setTimeout(() => {
          answer?.({ revision: this.revision });
          this.isWatching = true;
        });
      },
      disconnect: jest.fn(),
    } as unknown as LiveSocket);
  }

  changed(revision: number, actorId: string, ...items: object[]): void {
    const topic = boardTopic(OKLAHOMA, DAY);
    act(() => this.handlers.get('changed')?.({ topic, revision, change: { items, actorId } }));
  }
}
