import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

const pretended = new AsyncLocalStorage<Date>();

/**
 * Where handlers get the present moment, and nowhere else, so that tests and the demo can set it.
 */
@Injectable()
export class Clock {
  now(): Date {
    return pretended.getStore() ?? new Date();
  }

  /** Runs `work` as if it were `instant`. */
  at<T>(instant: Date, work: () => T): T {
    return pretended.run(instant, work);
  }
}
