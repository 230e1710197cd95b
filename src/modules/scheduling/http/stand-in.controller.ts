import { Body, Controller, Delete, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Undoing } from '#platform/history/undoing.js';
import { Requires } from '#platform/http/requires.js';
import { PutStandInCommand } from '../commands/put-stand-in/put-stand-in.command.js';
import { RemoveStandInCommand } from '../commands/remove-stand-in/remove-stand-in.command.js';
import { PutStandInDto, RemoveStandInDto } from '../contract/stand-in.dto.js';
import type { StandInPairView } from '../contract/stand-in.view.js';
import { ListDayTrucksQuery } from '../queries/list-day-trucks/list-day-trucks.query.js';
import { rentalOf, toStandIn } from './taken-back.js';

/** Which truck serves the row of another. */
@Requires('dispatch')
@Controller('movemanager')
export class StandInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly undoing: Undoing,
  ) {}

  /** Lets another truck take over a row for the rest of a day. */
  @Put('standin')
  async putStandIn(@Body() body: PutStandInDto): Promise<StandInPairView> {
    const { branchId, date: day, truck: truckId, from, note, expect, undoes } = body;
    const left = await this.undoing.begin(undoes, toStandIn(truckId, day));
    const by = (typeof body.by === 'string' && rentalOf(left, body.by)) || body.by;
    const wanted = { branchId, day, truckId, by, from, note, expect };
    const byId = await this.commands.execute(new PutStandInCommand(wanted));
    return this.pair(truckId, byId, day);
  }

  /** Gives a row back to its own truck. */
  @Delete('standin')
  async removeStandIn(@Query() query: RemoveStandInDto): Promise<StandInPairView> {
    const { branchId, date: day, truck: truckId, expectBy, undoes } = query;
    await this.undoing.begin(undoes, toStandIn(truckId, day));
    const row = { branchId, day, truckId, expectBy };
    await this.commands.execute(new RemoveStandInCommand(row));
    return this.pair(truckId, null, day);
  }

  private async pair(
    truckId: string,
    byId: string | null,
    day: LocalDate,
  ): Promise<StandInPairView> {
    const ids = byId === null ? [truckId] : [truckId, byId];
    const trucks = await this.queries.execute(new ListDayTrucksQuery(ids, day));
    const truck = trucks.find(({ _id }) => _id === truckId);
    if (!truck) throw notFound('Truck');
    return { truck, by: trucks.find(({ _id }) => _id === byId) ?? null };
  }
}
