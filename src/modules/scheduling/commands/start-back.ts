import { Injectable } from '@nestjs/common';
import { Undoing } from '#platform/history/undoing.js';
import type { LeftEvent } from '#platform/history/undoing.js';
import type { LockedOperation } from '#modules/moves/index.js';

interface Times {
  readonly date: Date;
}

/** A start that goes back to what it was before the act that the request takes back: nobody is asked again (R-BOARD-55). */
@Injectable()
export class StartBack {
  constructor(private readonly undoing: Undoing) {}

  /** Whether an operation gets the very start that the act took from it, and has the one that it gave it. */
  async isIt({ operationId, times }: LockedOperation, planned: Times): Promise<boolean> {
    const field = `.operations.${operationId}.date`;
    const isReversed = ({ changes }: LeftEvent): boolean =>
      changes.some(
        (change) =>
          change.field.endsWith(field) &&
          isAt(change.before, planned.date) &&
          isAt(change.after, times.date),
      );
    return (await this.undoing.undone(isReversed)).length > 0;
  }
}

const isAt = (told: unknown, date: Date): boolean =>
  typeof told === 'string' && new Date(told).getTime() === date.getTime();
