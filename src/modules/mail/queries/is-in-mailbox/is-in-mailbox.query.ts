import { Query } from '@nestjs/cqrs';

/** Whether the local mailbox has a message. */
export class IsInMailboxQuery extends Query<boolean> {
  constructor(readonly messageId: string) {
    super();
  }
}
