import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open } from '#platform/http/requires.js';
import { GetCalendarQuery } from '../queries/get-calendar/get-calendar.query.js';
import { FeedAddress } from './feed-address.js';

/**
 * Nothing between us and the program that subscribed may cache it, and the program asks whether it
 * changed.
 */
const ASK_AGAIN = 'private, no-cache';

/** Personal calendars for programs that cannot send a header: the address is the key. */
@Open()
@Controller('calendar')
export class CalendarController {
  constructor(
    private readonly queries: QueryBus,
    private readonly address: FeedAddress,
  ) {}

  /** Shows a schedule as a calendar file, by its secret address. */
  @Get(':secret.ics')
  @ApiProduces('text/calendar')
  async calendar(
    @Param('secret') secret: string,
    @Headers('if-none-match') known: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const origin = this.address.originOf(request);
    const { text, etag } = await this.queries.execute(new GetCalendarQuery(secret, origin));
    void reply.header('etag', etag).header('cache-control', ASK_AGAIN);
    if (isKnown(etag, known)) {
      void reply.status(304);
      return undefined;
    }
    void reply.header('content-type', 'text/calendar; charset=utf-8');
    void reply.header('content-disposition', 'inline; filename="schedule.ics"');
    return text;
  }
}

/** A proxy that compresses marks the tag as weak; the text is the same. */
const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
