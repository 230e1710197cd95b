import { Body, Controller, HttpCode } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { Requires } from '#platform/http/requires.js';
import { MatchRepeatDto } from '../contract/customers.dto.js';
import type { RepeatMatchView } from '../contract/match-repeat.view.js';
import { MatchRepeatQuery } from '../queries/match-repeat/match-repeat.query.js';

/** Who had a move with the company before. */
@ApiTags('customers')
@Controller('contract')
export class RepeatCustomerController {
  constructor(private readonly queries: QueryBus) {}

  /** Finds customers with the same email address or phone. */
  @Post('matchrepeat')
  @HttpCode(200)
  @Requires('sell')
  match(@Body() sought: MatchRepeatDto): Promise<RepeatMatchView[]> {
    return this.queries.execute(new MatchRepeatQuery(sought));
  }
}
