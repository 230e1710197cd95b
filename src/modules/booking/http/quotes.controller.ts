import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { CallsAMinute } from '#platform/http/rate-limits.js';
import { Open } from '#platform/http/requires.js';
import type { FreeSlotsView, QuoteView } from '../contract/booking.view.js';
import { FreeSlotsQueryDto } from '../contract/free-slots.query.dto.js';
import { QuoteRequestDto } from '../contract/quote-request.dto.js';
import { FindFreeSlotsQuery } from '../queries/find-free-slots/find-free-slots.query.js';
import { QuoteMoveQuery } from '../queries/quote-move/quote-move.query.js';
import { READS } from './visitor-rates.js';

/** What a visitor of the company's web site may ask. */
@ApiTags('public booking')
@Controller('booking')
export class QuotesController {
  constructor(private readonly queries: QueryBus) {}

  /** Quotes a move for a visitor of the web site. */
  @Post('quote')
  @HttpCode(200)
  @CallsAMinute(READS)
  @LimitPerPerson(COSTLY.visitors)
  @Open()
  quote(@Body() { zip, fromType, size, toZip }: QuoteRequestDto): Promise<QuoteView> {
    return this.queries.execute(new QuoteMoveQuery({ zip, fromType, size, toZip }));
  }

  /** Lists the start times that a visitor may book. */
  @Get('availability')
  @CallsAMinute(READS)
  @LimitPerPerson(COSTLY.visitors)
  @Open()
  availability(@Query() request: FreeSlotsQueryDto): Promise<FreeSlotsView> {
    return this.queries.execute(new FindFreeSlotsQuery(request));
  }
}
