import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { Undoing } from '#platform/history/undoing.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { may } from '#modules/access/contract/permission-table.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { UndoesDto } from '#kernel/validation/index.js';
import { BookHoldCommand } from '../commands/book-hold/book-hold.command.js';
import { HoldOfferCommand } from '../commands/hold-offer/hold-offer.command.js';
import { ReleaseHoldCommand } from '../commands/release-hold/release-hold.command.js';
import { RenewHoldCommand } from '../commands/renew-hold/renew-hold.command.js';
import { ResumeHoldCommand } from '../commands/resume-hold/resume-hold.command.js';
import { BookHoldDto, HoldOfferDto } from '../contract/hold-offer.dto.js';
import type { HoldBookedView, HoldView } from '../contract/holds.view.js';
import { endedHoldIn, toHeldTime } from './taken-back.js';
import { ListHoldsQuery } from '../queries/list-holds/list-holds.query.js';

/** The guard lets nobody in without an employee. */
const self = (): string => currentActor().employeeId ?? '';

/** Null: a dispatcher answers for whoever holds it. */
const heldByOrAny = (): string | null => (may(currentActor().roles, 'dispatch') ? null : self());

/** Times that are held while a customer decides. */
@ApiTags('slots')
@Requires('sell')
@Controller('slots/hold')
export class HoldsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly undoing: Undoing,
  ) {}

  /** Holds a slot that was offered. */
  @Post()
  hold(@Body() { token }: HoldOfferDto): Promise<HoldView> {
    return this.commands.execute(new HoldOfferCommand(token, self()));
  }

  /** Lists what the caller holds now. */
  @Get()
  list(): Promise<HoldView[]> {
    return this.queries.execute(new ListHoldsQuery(self()));
  }

  /** Renews a hold, once; taking back that it was given back, holds the time again as long as it would have been. */
  @Put(':id')
  async renew(
    @Param('id', ObjectIdPipe) holdId: string,
    @Body() { undoes }: UndoesDto,
  ): Promise<HoldView> {
    const ended = endedHoldIn(await this.undoing.begin(undoes, toHeldTime(holdId)), holdId);
    return this.commands.execute(
      ended ? new ResumeHoldCommand(ended, heldByOrAny()) : new RenewHoldCommand(holdId, self()),
    );
  }

  /** Gives a held time back; a dispatcher may do so for colleagues. */
  @Delete(':id')
  async release(@Param('id', ObjectIdPipe) holdId: string): Promise<object> {
    await this.commands.execute(new ReleaseHoldCommand(holdId, heldByOrAny()));
    return {};
  }

  /** Books an activity at a held time. */
  @Post(':id/book')
  @HttpCode(200)
  book(
    @Param('id', ObjectIdPipe) holdId: string,
    @Body() { customerId, activityId, nounce }: BookHoldDto,
  ): Promise<HoldBookedView> {
    const version = versionOf(nounce);
    const heldBy = self();
    return this.commands.execute(
      new BookHoldCommand({ holdId, heldBy, customerId, activityId, version }),
    );
  }
}
