import { addDays, localDateOf } from '#kernel/local-date.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { CustomerFilterDto } from '../../contract/customer-filter.dto.js';
import { MANAGERS } from '../../contract/customer-list-terms.js';
import { dayMeant, daysFromToday, type FilterDay } from '../../domain/relative-day.js';
import { CONFIRMED, sentSql, silentSql, toConfirmSql } from './filter-sql.js';
import type { SqlParams } from './sql-params.js';

/** Who reads a list. */
export interface ListReader {
  /** Whom filters call `me`; null for the system. */
  employeeId: string | null;
  /** Does not find customers by e-mail addresses or sources, and sees no money. */
  reduced: boolean;
}

/** A range of days on a column of the search rows. */
interface DayRange {
  column: 'activity_sort' | 'requested_day' | 'created';
  from?: FilterDay;
  to?: FilterDay;
}

/** Zones differ from UTC by less than a day. */
const ZONE_DAYS = 1;

/** Next days are rolled on each night; should that fail, so many days may pass until it is mended. */
const LATE_ROLL_DAYS = 7;

/**
 * What narrows a list down, as conditions on search rows `s`. What is known of the customer alone is
 * looked up with the customer `f` and its branch `b`; days are also compared roughly, which an
 * index serves. All values are texts, or the moment: COPY takes no others.
 */
export class ListFilters {
  private readonly ranges: readonly DayRange[];

  constructor(
    private readonly asked: CustomerFilterDto,
    private readonly reader: ListReader,
    private readonly now: Date,
  ) {
    const { activityFrom, activityTo, requestedFrom, requestedTo, createdFrom, createdTo } = asked;
    const ranges: DayRange[] = [
      { column: 'activity_sort', from: activityFrom, to: activityTo },
      { column: 'requested_day', from: requestedFrom, to: requestedTo },
      { column: 'created', from: createdFrom, to: createdTo },
    ];
    this.ranges = ranges.filter(({ from, to }) => from !== undefined || to !== undefined);
  }

  /** Whether nothing is narrowed down. */
  get isEmpty(): boolean {
    return this.ranges.length === 0 && this.askedFacts.every((one) => one === undefined);
  }

  /** A key for who fits, for this reader: the same for every page, order and choice of columns. */
  get key(): string {
    if (this.isEmpty) return '';
    const { employeeId, reduced } = this.reader;
    const me = this.asked.manager === MANAGERS.me && employeeId;
    return JSON.stringify([this.askedFacts, this.ranges, me, reduced]);
  }

  conditions(params: SqlParams): string[] {
    const exact = [
      ...this.facts(params),
      ...this.ranges
        .filter((range) => !this.isOfBookedDay(range))
        .flatMap((range) => this.exactly(range, params)),
    ];
    if (exact.length === 0) return [];
    return [
      ...(this.wantsToConfirm ? this.notOver(params) : []),
      ...this.ranges.flatMap((range) => this.roughly(range, params)),
      `exists (
         select from ${CUSTOMER} f join ${BRANCH} b on b.id = f.branch_id
         where f.id = s.customer_id and ${exact.join(' and ')})`,
    ];
  }

  private get wantsToConfirm(): boolean {
    return this.asked.confirmed === 'no';
  }

  /** What is to be confirmed is a day with a truck, not the next one (R-LIST-17). */
  private isOfBookedDay({ column }: DayRange): boolean {
    return this.wantsToConfirm && column === 'activity_sort';
  }

  private get askedFacts(): unknown[] {
    const { stage, manager, source, silentDays, sent, confirmed } = this.asked;
    return [stage, manager, source || undefined, silentDays, sent, confirmed];
  }

  /** Conditions on the customer `f` at branch `b`. */
  private facts(params: SqlParams): string[] {
    const { stage, manager, source, silentDays, sent, confirmed } = this.asked;
    const booked = this.ranges.filter((range) => this.isOfBookedDay(range));
    const conditions: string[] = [];
    if (stage) {
      const listed = params.add(stage.join());
      conditions.push(`f.stage = any(string_to_array(${listed}::text, ',')::smallint[])`);
    }
    if (manager) conditions.push(this.managed(manager, params));
    if (source) {
      conditions.push(
        this.reader.reduced ? 'false' : `f.referred_by = ${params.add(source)}::text`,
      );
    }
    if (silentDays !== undefined) {
      conditions.push(
        silentSql(params.add(this.now), `${params.add(String(silentDays))}::text::integer`),
      );
    }
    if (sent) conditions.push(sentSql(sent));
    if (confirmed === 'yes') conditions.push(CONFIRMED);
    if (confirmed === 'no') {
      const days = booked.flatMap((range) => this.exactly(range, params, 'o.day'));
      conditions.push(toConfirmSql(params.add(this.now), days));
    }
    return conditions;
  }

  private managed(manager: string, params: SqlParams): string {
    if (manager === MANAGERS.nobody) return 'f.managed_by is null';
    const id = manager === MANAGERS.me ? this.reader.employeeId : manager;
    return `f.managed_by = ${params.add(id ?? '')}::text`;
  }

  private exactly(
    { column, from, to }: DayRange,
    params: SqlParams,
    day = column === 'created' ? '(s.created at time zone b.timezone)::date' : `s.${column}`,
  ): string[] {
    const meant = (wanted: FilterDay): string => {
      const days = daysFromToday(wanted);
      if (days === null) return `${params.add(wanted)}::text::date`;
      const now = params.add(this.now);
      return `(${now}::timestamptz at time zone b.timezone)::date
        + ${params.add(String(days))}::text::integer`;
    };
    return [
      ...(from === undefined ? [] : [`${day} >= ${meant(from)}`]),
      ...(to === undefined ? [] : [`${day} <= ${meant(to)}`]),
    ];
  }

  /** A booked day that is not over makes the next day one as well. */
  private notOver(params: SqlParams): string[] {
    const first = addDays(localDateOf(this.now, 'UTC'), -LATE_ROLL_DAYS);
    return [`s.activity_rank in (0, 1) and s.activity_sort >= ${params.add(first)}::text::date`];
  }

  /** A little more than is wanted, in any zone. The next day is not after a booked one. */
  private roughly(range: DayRange, params: SqlParams): string[] {
    const { column, to } = range;
    const from = this.isOfBookedDay(range) ? undefined : range.from;
    const today = localDateOf(this.now, 'UTC');
    const first = from !== undefined && addDays(dayMeant(from, today), -ZONE_DAYS);
    const last = to !== undefined && addDays(dayMeant(to, today), ZONE_DAYS + 1);
    return [
      // Without a day of work the sort key is a day as well.
      ...(column === 'activity_sort' ? ['s.activity_rank in (0, 1)'] : []),
      ...(first ? [`s.${column} >= ${params.add(first)}::text::date`] : []),
      ...(last ? [`s.${column} <= ${params.add(last)}::text::date`] : []),
    ];
  }
}
