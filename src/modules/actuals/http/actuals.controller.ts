import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { PageQueryDto } from '#kernel/validation/index.js';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { ACTUAL_SHOWN, STAMPS_SHOWN } from '#modules/moves/contract/reduced/board-shown.js';
import { CorrectActualCommand } from '../commands/correct-actual/correct-actual.command.js';
import { StoreStampsCommand } from '../commands/store-stamps/store-stamps.command.js';
import type {
  ActualsView,
  ActualView,
  ActualWithStampsView,
  StampsStoredView,
} from '../contract/actual.view.js';
import { ActualsQueryDto } from '../contract/actuals.query.dto.js';
import { CorrectActualDto } from '../contract/correct-actual.dto.js';
import { StoreStampsDto } from '../contract/stamps.dto.js';
import { GetActualQuery } from '../queries/get-actual/get-actual.query.js';
import { ListActualsQuery } from '../queries/list-actuals/list-actuals.query.js';

/** How jobs really went. */
@Controller('actuals')
export class ActualsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Stores what the caller's phone stamped. */
  @Post('stamps')
  @LimitPerPerson(COSTLY.stamps)
  @HttpCode(200)
  @Requires('self')
  @ReducedTo(STAMPS_SHOWN)
  store(@Body() sent: StoreStampsDto): Promise<StampsStoredView> {
    return this.commands.execute(new StoreStampsCommand(self(), sent));
  }

  /** Lists how the jobs of some days went. */
  @Get()
  @LimitPerPerson(COSTLY.days)
  @Requires('dispatch')
  list(@Query() { branchId, from, to }: ActualsQueryDto): Promise<ActualsView> {
    return this.queries.execute(new ListActualsQuery(branchId, from, to));
  }

  /** Shows how a job went, with the newest 200 stamps, and those before them on the next pages. */
  @Get(':operation')
  @Requires('read')
  @ReducedTo(ACTUAL_SHOWN)
  actual(
    @Param('operation', ObjectIdPipe) operationId: string,
    @Query() { page }: PageQueryDto,
  ): Promise<ActualWithStampsView> {
    return this.queries.execute(new GetActualQuery(operationId, page));
  }

  /** Enters how a job went. */
  @Put(':operation')
  @Requires('dispatch')
  correct(
    @Param('operation', ObjectIdPipe) operationId: string,
    @Body() entered: CorrectActualDto,
  ): Promise<ActualView> {
    return this.commands.execute(new CorrectActualCommand(self(), operationId, entered));
  }
}

function self(): string {
  const { employeeId } = currentActor();
  if (employeeId !== null) return employeeId;
  throw new DomainError('unauthenticated', 'UNAUTHENTICATED', COMMON_ERRORS.UNAUTHENTICATED);
}
