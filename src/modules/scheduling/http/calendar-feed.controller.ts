import { Controller, Delete, HttpCode, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { FEED_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { RenewCalendarFeedCommand } from '../commands/renew-calendar-feed/renew-calendar-feed.command.js';
import { RevokeCalendarFeedCommand } from '../commands/revoke-calendar-feed/revoke-calendar-feed.command.js';
import type { CalendarFeedView } from '../contract/schedule.view.js';
import { FeedAddress } from './feed-address.js';

/** The guard lets nobody in without an employee. */
const self = (): string => currentActor().employeeId ?? '';

/** One's own calendar feed. */
@Requires('self')
@ReducedTo(FEED_SHOWN)
@Controller('assignment/schedule/self/feed')
export class CalendarFeedController {
  constructor(
    private readonly commands: CommandBus,
    private readonly address: FeedAddress,
  ) {}

  /** Makes a new address for the calendar of the caller. */
  @Post()
  @HttpCode(200)
  async renew(@Req() request: FastifyRequest): Promise<CalendarFeedView> {
    const secret = await this.commands.execute(new RenewCalendarFeedCommand(self()));
    return { url: this.address.of(secret, request) };
  }

  /** Revokes the calendar address of the caller. */
  @Delete()
  async revoke(): Promise<object> {
    await this.commands.execute(new RevokeCalendarFeedCommand(self()));
    return {};
  }
}
