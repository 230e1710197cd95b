import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { UndoesDto } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Undoing } from '#platform/history/undoing.js';
import { Requires } from '#platform/http/requires.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { AddRentalTruckCommand } from '#modules/trucks/index.js';
import { RemoveRentalCommand } from '../commands/remove-rental/remove-rental.command.js';
import { RemoveTrucksFromServiceCommand } from '../commands/remove-trucks-from-service/remove-trucks-from-service.command.js';
import { ReturnTrucksToServiceCommand } from '../commands/return-trucks-to-service/return-trucks-to-service.command.js';
import { SaveDayNotesCommand } from '../commands/save-day-notes/save-day-notes.command.js';
import { SetDayManagersCommand } from '../commands/set-day-managers/set-day-managers.command.js';
import {
  AddRentalDto,
  AssignManagersDto,
  RemoveFromServiceDto,
  ReturnToServiceDto,
  SaveNotesDto,
} from '../contract/day-plan.dto.js';
import type { DailyAssignmentView, DayTruckView, NotesView } from '../contract/day.view.js';
import { UNAVAILABLE_NOTE } from '../contract/limits.js';
import { toDay, toRemovedRental, toRental, toTruck } from './taken-back.js';
import { ListDayTrucksQuery } from '../queries/list-day-trucks/list-day-trucks.query.js';

/** What managers plan for a day: alerts, who is in charge, which trucks run. */
@Requires('dispatch')
@Controller('movemanager')
export class DayPlanController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly undoing: Undoing,
  ) {}

  /** Saves the notes of a day. */
  @Put('notes')
  async saveNotes(
    @Body() { branchId, assignmentDay, notes, revision, undoes }: SaveNotesDto,
  ): Promise<NotesView> {
    await this.undoing.begin(undoes, toDay(branchId, assignmentDay, ['notes']));
    return this.commands.execute(new SaveDayNotesCommand(branchId, assignmentDay, notes, revision));
  }

  /** Names the managers of a day. */
  @Put('assignedmanagers')
  async assignManagers(@Body() body: AssignManagersDto): Promise<DailyAssignmentView> {
    const { branchId, assignmentDay, actingManagerId, supportManagerId, undoes } = body;
    const managers = ['actingManagerId', 'supportManagerId'];
    await this.undoing.begin(undoes, toDay(branchId, assignmentDay, managers));
    return this.commands.execute(
      new SetDayManagersCommand(branchId, assignmentDay, { actingManagerId, supportManagerId }),
    );
  }

  /** Takes trucks out of service for a day, or for the rest of it. */
  @Put('removefromservice')
  async removeFromService(@Body() body: RemoveFromServiceDto): Promise<DayTruckView[]> {
    const { date, truckIds, note = UNAVAILABLE_NOTE, from = null, undoes } = body;
    const changed = await this.changedBy(undoes, truckIds, date);
    await this.commands.execute(new RemoveTrucksFromServiceCommand(date, changed, { note, from }));
    return this.queries.execute(new ListDayTrucksQuery(truckIds, date));
  }

  /** Returns trucks to service for a day. */
  @Put('returntoservice')
  async returnToService(
    @Body() { date, truckIds, undoes }: ReturnToServiceDto,
  ): Promise<DayTruckView[]> {
    const changed = await this.changedBy(undoes, truckIds, date);
    await this.commands.execute(new ReturnTrucksToServiceCommand(date, changed));
    return this.queries.execute(new ListDayTrucksQuery(truckIds, date));
  }

  /** Adds a rental truck for a day. */
  @Post('rental')
  @HttpCode(201)
  async addRental(@Body() body: AddRentalDto): Promise<TruckView> {
    const { branchId, name, abbreviation, color, hasLift = false, rentalDay, undoes } = body;
    const isRemoved = toRemovedRental(branchId, rentalDay, name);
    const former = (await this.undoing.begin(undoes, isRemoved)).find(isRemoved)?.entityId;
    const rental = { branchId, name, abbreviation, color, hasLift, rentalDay };
    return this.commands.execute(new AddRentalTruckCommand(rental, former));
  }

  /** Removes a rental truck. */
  @Delete('rental/:truckId')
  async removeRental(
    @Param('truckId', ObjectIdPipe) truckId: string,
    @Query() { undoes }: UndoesDto,
  ): Promise<object> {
    await this.undoing.begin(undoes, toRental(truckId));
    await this.commands.execute(new RemoveRentalCommand(truckId));
    return {};
  }

  /**
   * What is to be changed: where an act is taken back, those of the trucks that it changed. One that it found like
   * that already stays so.
   */
  private async changedBy(
    undoes: string | undefined,
    truckIds: string[],
    day: LocalDate,
  ): Promise<string[]> {
    if (undoes === undefined) return truckIds;
    const about = truckIds.map((id) => ({ id, isAbout: toTruck(id, day) }));
    const left = await this.undoing.begin(undoes, (event) =>
      about.some(({ isAbout }) => isAbout(event)),
    );
    return about.flatMap(({ id, isAbout }) => (left.some(isAbout) ? [id] : []));
  }
}
