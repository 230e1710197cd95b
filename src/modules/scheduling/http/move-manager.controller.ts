import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { DayPipe } from '#platform/http/day.pipe.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import {
  DAY_MAP_SHOWN,
  DAY_SHOWN,
  LOAD_SHOWN,
  MODEL_SHOWN,
} from '#modules/moves/contract/reduced/board-shown.js';
import type { DayAttentionView } from '../contract/attention.view.js';
import {
  AttentionQueryDto,
  AvailabilityQueryDto,
  LoadQueryDto,
} from '../contract/schedule.query.dto.js';
import type { AvailabilityView, DayLoadView } from '../contract/availability.view.js';
import type { DayMapView } from '../contract/day-map.view.js';
import type { DaySheetView, DayView, ModelConfigView } from '../contract/day.view.js';
import { ATTENTION, AVAILABILITY } from '../contract/limits.js';
import { MODEL_CONFIG } from '../contract/day.view.js';
import type { PlacesView } from '../contract/places.view.js';
import type { WeekHoursView } from '../contract/week-hours.view.js';
import { FindAvailabilityQuery } from '../queries/find-availability/find-availability.query.js';
import { GetAttentionQuery } from '../queries/get-attention/get-attention.query.js';
import { GetDayLoadQuery } from '../queries/get-day-load/get-day-load.query.js';
import { GetDayMapQuery } from '../queries/get-day-map/get-day-map.query.js';
import { GetDaySheetQuery } from '../queries/get-day-sheet/get-day-sheet.query.js';
import { GetPlacesQuery } from '../queries/get-places/get-places.query.js';
import { GetWeekHoursQuery } from '../queries/get-week-hours/get-week-hours.query.js';
import { GetDayViewQuery } from '../queries/get-day-view/get-day-view.query.js';

/** What boards are drawn from. */
@Controller('movemanager')
export class MoveManagerController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows the measures of the board. */
  @Get('model_config')
  @Requires('read')
  @ReducedTo(MODEL_SHOWN)
  modelConfig(): ModelConfigView {
    return MODEL_CONFIG;
  }

  /** Shows the board of a day. */
  @Get('day_view/:date/:branchId')
  @LimitPerPerson(COSTLY.days)
  @Requires('read')
  @ReducedTo(DAY_SHOWN)
  dayView(
    @Param('date', DayPipe) day: LocalDate,
    @Param('branchId', ObjectIdPipe) branchId: string,
  ): Promise<DayView> {
    return this.queries.execute(new GetDayViewQuery(branchId, day));
  }

  /** Shows where the moves of a day go. */
  @Get('day_map/:date/:branchId')
  @LimitPerPerson(COSTLY.days)
  @Requires('read')
  @ReducedTo(DAY_MAP_SHOWN)
  dayMap(
    @Param('date', DayPipe) day: LocalDate,
    @Param('branchId', ObjectIdPipe) branchId: string,
  ): Promise<DayMapView> {
    return this.queries.execute(new GetDayMapQuery(branchId, day));
  }

  /** Shows the day sheet for printing. */
  @Get('day_sheet/:date/:branchId')
  @LimitPerPerson(COSTLY.days)
  @Requires('dispatch')
  daySheet(
    @Param('date', DayPipe) day: LocalDate,
    @Param('branchId', ObjectIdPipe) branchId: string,
  ): Promise<DaySheetView> {
    return this.queries.execute(new GetDaySheetQuery(branchId, day));
  }

  /** Lists what needs attention, for the coming days. */
  @Get('attention/:date/:branchId')
  @LimitPerPerson(COSTLY.days)
  @Requires('dispatch')
  attention(
    @Param('date', DayPipe) day: LocalDate,
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Query() { days = ATTENTION.days }: AttentionQueryDto,
  ): Promise<DayAttentionView[]> {
    return this.queries.execute(new GetAttentionQuery(branchId, day, days));
  }

  /** Shows the hours of everybody on crews in the week of a day. */
  @Get('week_hours/:date')
  @LimitPerPerson(COSTLY.days)
  @Requires('dispatch')
  weekHours(@Param('date', DayPipe) day: LocalDate): Promise<WeekHoursView> {
    return this.queries.execute(new GetWeekHoursQuery(day));
  }

  /** Shows where everybody and every truck is today. */
  @Get('places')
  @Requires('dispatch')
  places(): Promise<PlacesView> {
    return this.queries.execute(new GetPlacesQuery());
  }

  /** Shows how full each day is. */
  @Get('load/:branchId')
  @LimitPerPerson(COSTLY.days)
  @Requires('read')
  @ReducedTo(LOAD_SHOWN)
  load(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Query() { from, to }: LoadQueryDto,
  ): Promise<DayLoadView[]> {
    return this.queries.execute(new GetDayLoadQuery(branchId, from, to));
  }

  /** Lists the start times at which trucks are free. */
  @Get('availability/:branchId')
  @LimitPerPerson(COSTLY.slots)
  @Requires('sell')
  availability(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Query() request: AvailabilityQueryDto,
  ): Promise<AvailabilityView> {
    const {
      slots = AVAILABILITY.slots,
      duration = AVAILABILITY.duration,
      days = AVAILABILITY.days,
      requiresLift = false,
      from,
    } = request;
    return this.queries.execute(
      new FindAvailabilityQuery({ branchId, slots, duration, from, days, requiresLift }),
    );
  }
}
