import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { TRUCK_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { CreateTruckCommand } from '../commands/create-truck/create-truck.command.js';
import { TakeTruckOutOfServiceCommand } from '../commands/take-truck-out-of-service/take-truck-out-of-service.command.js';
import { UpdateTruckCommand } from '../commands/update-truck/update-truck.command.js';
import { DeleteTruckQueryDto, TruckDto } from '../contract/truck.dto.js';
import { TruckListQueryDto } from '../contract/truck-list.query.dto.js';
import type { TruckView } from '../contract/truck.view.js';
import { GetTruckQuery } from '../queries/get-truck/get-truck.query.js';
import { ListTrucksQuery } from '../queries/list-trucks/list-trucks.query.js';

@Controller('truck')
export class TruckController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the trucks by name. */
  @Get()
  @Requires('read')
  @ReducedTo(TRUCK_SHOWN)
  list(@Query() criteria: TruckListQueryDto): Promise<TruckView[]> {
    return this.queries.execute(new ListTrucksQuery(criteria));
  }

  /** Shows a truck. */
  @Get(':id')
  @Requires('read')
  @ReducedTo(TRUCK_SHOWN)
  get(@Param('id', ObjectIdPipe) id: string): Promise<TruckView> {
    return this.queries.execute(new GetTruckQuery(id));
  }

  /** Adds a truck. */
  @Post()
  @Requires('trucks')
  @HttpCode(200)
  create(@Body() truck: TruckDto): Promise<TruckView> {
    return this.commands.execute(new CreateTruckCommand(truck));
  }

  /** Changes a truck. */
  @Put(':id')
  @Requires('trucks')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { clear = false }: DeleteTruckQueryDto,
    @Body() truck: TruckDto,
  ): Promise<TruckView> {
    return this.commands.execute(new UpdateTruckCommand(id, truck, clear));
  }

  /**
   * Takes a truck out of service for good.
   * @remarks The truck itself stays for the books.
   */
  @Delete(':id')
  @Requires('trucks')
  remove(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { clear = false }: DeleteTruckQueryDto,
  ): Promise<TruckView> {
    return this.commands.execute(new TakeTruckOutOfServiceCommand(id, clear));
  }
}
