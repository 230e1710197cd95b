import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { AccessEnded } from '#modules/access/index.js';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository.js';

/** A calendar link opens without a sign-in, so it ends with everything else that does. */
@Injectable()
@Reaction(AccessEnded)
export class RevokeFeedOfEndedAccess implements Reacts<AccessEnded> {
  constructor(private readonly feeds: CalendarFeedRepository) {}

  async react({ employeeId }: AccessEnded): Promise<void> {
    await this.feeds.revoke(employeeId);
  }
}
