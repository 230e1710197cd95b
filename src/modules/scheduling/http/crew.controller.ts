import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { UndoesDto } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { WrittenDayPipe } from '#platform/http/written-day.pipe.js';
import { DayPipe } from '#platform/http/day.pipe.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Undoing } from '#platform/history/undoing.js';
import { Requires } from '#platform/http/requires.js';
import { MarkBackOnCommand } from '../commands/mark-back-on/mark-back-on.command.js';
import { MarkOffCommand } from '../commands/mark-off/mark-off.command.js';
import { PutOnCallCommand } from '../commands/put-on-call/put-on-call.command.js';
import { RepeatCrewsCommand } from '../commands/repeat-crews/repeat-crews.command.js';
import { SeatMoverCommand } from '../commands/seat-mover/seat-mover.command.js';
import { SwapMoverCommand } from '../commands/swap-mover/swap-mover.command.js';
import { SwapCrewsCommand } from '../commands/swap-crews/swap-crews.command.js';
import { TakeOffCallCommand } from '../commands/take-off-call/take-off-call.command.js';
import { UnseatMoverCommand } from '../commands/unseat-mover/unseat-mover.command.js';
import {
  AssignMoverDto,
  MarkOffDto,
  PutOnCallDto,
  RemoveMoverQueryDto,
  RepeatCrewsDto,
  SwapCrewsDto,
} from '../contract/crew.dto.js';
import type { CrewsRepeatedView } from '../contract/crews-repeated.view.js';
import type { DailyAssignmentView } from '../contract/day.view.js';
import { toCrew, toPerson } from './taken-back.js';

/** Seats and on-call of a day. */
@Requires('dispatch')
@Controller('assignment')
export class CrewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly undoing: Undoing,
  ) {}

  /** Seats a mover on a truck for a day. */
  @Post('mover/:branchId/:date')
  @HttpCode(200)
  async seat(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', WrittenDayPipe) day: LocalDate,
    @Body() { mover, truck, swap = false, replace = false, undoes, ...request }: AssignMoverDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(mover, day));
    const seat = { branchId, day, employeeId: mover, truckId: truck, ...request };
    return this.commands.execute(
      swap ? new SwapMoverCommand(seat) : new SeatMoverCommand({ ...seat, replace }),
    );
  }

  /** Lets the crews of two trucks change places for a day. */
  @Post('crews/:branchId/:date/swap')
  @HttpCode(200)
  async swapCrews(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', WrittenDayPipe) day: LocalDate,
    @Body() { trucks: truckIds, expect, undoes }: SwapCrewsDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, ...truckIds.map((id) => toCrew(id, day)));
    return this.commands.execute(new SwapCrewsCommand({ branchId, day, truckIds, expect }));
  }

  /** Seats those who were on the trucks on their last working day, where they and the seats are free. */
  @Post('crews/:branchId/:date/repeat')
  @HttpCode(200)
  repeatCrews(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', WrittenDayPipe) day: LocalDate,
    @Body() { trucks }: RepeatCrewsDto,
  ): Promise<CrewsRepeatedView> {
    return this.commands.execute(new RepeatCrewsCommand(branchId, day, trucks));
  }

  /** Takes a mover off their truck. */
  @Delete('mover/:branchId/:date/:employeeId')
  async unseat(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Param('employeeId', ObjectIdPipe) employeeId: string,
    @Query() { expectTruck: truck, expectPosition: position, undoes }: RemoveMoverQueryDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(employeeId, day));
    return this.commands.execute(
      new UnseatMoverCommand(branchId, day, employeeId, { truck, position }),
    );
  }

  /** Puts a mover on call for a day. */
  @Put('oncall/:branchId/:date')
  async putOnCall(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', WrittenDayPipe) day: LocalDate,
    @Body() { onCall, expect, undoes }: PutOnCallDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(onCall, day));
    return this.commands.execute(new PutOnCallCommand(branchId, day, onCall, expect));
  }

  /** Takes a mover off call. */
  @Delete('oncall/:branchId/:date/:employeeId')
  async takeOffCall(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Param('employeeId', ObjectIdPipe) employeeId: string,
    @Query() { undoes }: UndoesDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(employeeId, day));
    return this.commands.execute(new TakeOffCallCommand(branchId, day, employeeId));
  }

  /** Marks a person off for a day, at all branches. */
  @Put('off/:branchId/:date')
  async markOff(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', WrittenDayPipe) day: LocalDate,
    @Body() { employee: employeeId, reason, expect, undoes }: MarkOffDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(employeeId, day));
    return this.commands.execute(new MarkOffCommand({ branchId, day, employeeId, reason, expect }));
  }

  /** Ends a person's day off. */
  @Delete('off/:branchId/:date/:employeeId')
  async markBackOn(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('date', DayPipe) day: LocalDate,
    @Param('employeeId', ObjectIdPipe) employeeId: string,
    @Query() { undoes }: UndoesDto,
  ): Promise<DailyAssignmentView> {
    await this.undoing.begin(undoes, toPerson(employeeId, day));
    return this.commands.execute(new MarkBackOnCommand(branchId, day, employeeId));
  }
}
