import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { LocalDate } from '../../../kernel/local-date.js';
import { DayPipe } from '../../../platform/http/day.pipe.js';
import { ObjectIdPipe } from '../../../platform/http/object-id.pipe.js';
import { Requires } from '../../../platform/http/requires.js';
import { PutOnCallCommand } from '../commands/put-on-call/put-on-call.command.js';
import { SeatMoverCommand } from '../commands/seat-mover/seat-mover.command.js';
import { TakeOffCallCommand } from '../commands/take-off-call/take-off-call.command.js';
import { UnseatMoverCommand } from '../commands/unseat-mover/unseat-mover.command.js';
import { AssignMoverDto } from '../contract/assign-mover.dto.js';
import type { DailyAssignmentView } from '../contract/day.view.js';
import { PutOnCallDto } from '../contract/put-on-call.dto.js';
import { RemoveMoverQueryDto } from '../contract/remove-mover.query.dto.js';
import { GetDailyAssignmentQuery } from '../queries/get-daily-assignment/get-daily-assignment.query.js';

/** Seats and on-call of a day. */
@Requires('dispatch')
@Controller('assignment')
export class CrewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('mover/:branchId/:date')
  @HttpCode(200)
  async seat(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Body() { mover, truck, position, replace = false, expect }: AssignMoverDto,
  ): Promise<DailyAssignmentView> {
    const seat = { branchId, day, employeeId: mover, truckId: truck, position, replace, expect };
    await this.commands.execute(new SeatMoverCommand(seat));
    return this.assignment(branchId, day);
  }

  @Delete('mover/:branchId/:date/:employeeId')
  async unseat(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Param('employeeId', ObjectIdPipe) employeeId: string,
    @Query() { expectTruck: truck, expectPosition: position }: RemoveMoverQueryDto,
  ): Promise<DailyAssignmentView> {
    await this.commands.execute(
      new UnseatMoverCommand(branchId, day, employeeId, { truck, position }),
    );
    return this.assignment(branchId, day);
  }

  @Put('oncall/:branchId/:date')
  async putOnCall(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Body() { onCall, expect }: PutOnCallDto,
  ): Promise<DailyAssignmentView> {
    await this.commands.execute(new PutOnCallCommand(branchId, day, onCall, expect));
    return this.assignment(branchId, day);
  }

  @Delete('oncall/:branchId/:date/:employeeId')
  async takeOffCall(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Param('employeeId', ObjectIdPipe) employeeId: string,
  ): Promise<DailyAssignmentView> {
    await this.commands.execute(new TakeOffCallCommand(branchId, day, employeeId));
    return this.assignment(branchId, day);
  }

  private assignment(branchId: string, day: LocalDate): Promise<DailyAssignmentView> {
    return this.queries.execute(new GetDailyAssignmentQuery(branchId, day));
  }
}
