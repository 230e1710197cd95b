import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addDays, type LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type {
  AttentionItemView,
  AttentionTruckView,
  DayAttentionView,
} from '../../contract/attention.view.js';
import { ATTENTION } from '../../contract/limits.js';
import { dayAttention, type AttentionItem } from '../../domain/day-attention.js';
import { MarkedBoards } from '../marked-boards/marked-boards.js';
import type { SomeBoards } from '../marked-boards/some-boards.js';
import type { ReadBooking } from '../marked-boards/to-marked.js';
import { GetAttentionQuery } from './get-attention.query.js';

@QueryHandler(GetAttentionQuery)
export class GetAttentionHandler implements IQueryHandler<GetAttentionQuery> {
  constructor(
    private readonly boards: MarkedBoards,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day, days }: GetAttentionQuery): Promise<DayAttentionView[]> {
    const boards = await this.boards.read(branchId, day, days);
    const now = this.clock.now();
    return Array.from({ length: days }, (_, n) => viewOf(addDays(day, n), boards, now));
  }
}

function viewOf(date: LocalDate, boards: SomeBoards, now: Date): DayAttentionView {
  const board = boards.of(date, now);
  const { items, ...figures } = dayAttention(board);
  return {
    date,
    bookings: board.bookings.length,
    ...figures,
    usual: board.usual,
    items: items.slice(0, ATTENTION.mostItems).map((item) => itemView(item, boards.trucks)),
    off: boards.offOn(date),
  };
}

function itemView(
  { mark, booking, truckId, missing }: AttentionItem<ReadBooking>,
  trucks: ReadonlyMap<string, AttentionTruckView>,
): AttentionItemView {
  const truck = (truckId !== null && trucks.get(truckId)) || null;
  if (!booking) return { mark, operation: null, truck, missing };
  const { operation_id, customer_id, customer_name, date } = booking.row;
  const operation = {
    _id: operation_id,
    customerId: customer_id,
    customerName: customer_name,
    start: new Date(date).toISOString(),
    end: booking.job.end.toISOString(),
  };
  return { mark, operation, truck, missing };
}
