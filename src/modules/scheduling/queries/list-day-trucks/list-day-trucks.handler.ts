import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { DayTruckView } from '../../contract/day.view.js';
import { DayTrucks } from '../day-trucks.js';
import { ListDayTrucksQuery } from './list-day-trucks.query.js';

@QueryHandler(ListDayTrucksQuery)
export class ListDayTrucksHandler implements IQueryHandler<ListDayTrucksQuery> {
  constructor(private readonly trucks: DayTrucks) {}

  execute({ truckIds, day }: ListDayTrucksQuery): Promise<DayTruckView[]> {
    return this.trucks.some(truckIds, day);
  }
}
