import { Query } from '@nestjs/cqrs';

/**
 * Waits until an email is delivered, at most `limitMs` milliseconds, whatever is down.
 * @returns whether it is
 */
export class AwaitDeliveryQuery extends Query<boolean> {
  constructor(
    readonly emailId: string,
    readonly limitMs: number,
  ) {
    super();
  }
}
