import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import { History } from '#platform/history/history.js';
import { standInField } from '../contract/stand-in.view.js';
import { servedBy } from '../domain/stand-in.js';
import type { StandIn } from '../domain/stand-in.js';
import type { JudgedTruck } from '../domain/judge-drop.js';
import { relaidRow } from '../domain/relaid-row.js';
import { BoardChanges } from '../live/board-changes.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { StandInRepository } from '../persistence/stand-in.repository.js';
import type { StoredStandIn } from '../persistence/stand-in.repository.js';
import { InTheWay } from '../queries/in-the-way.js';
import { UnfinishedLifts } from '../queries/unfinished-lifts.js';
import { slotTaken, slotTakenBy, truckRefusal, truckUnavailable } from '../refusals.js';

/** A row of the board, its truck locked. */
export interface BoardRow {
  truck: JudgedTruck;
  day: LocalDate;
  timezone: string;
}

/** Lays everything on a row where it lies once the row is served otherwise. */
@Injectable()
export class RowRelay {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly standIns: StandInRepository,
    private readonly inTheWay: InTheWay,
    private readonly lifts: UnfinishedLifts,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  /**
   * Whether the row may be served like that, a truck standing in or (`null`) its own.
   * @throws 409 TRUCK_UNAVAILABLE, LIFT_REQUIRED, SLOT_TAKEN with what is in the way
   */
  async judge(
    { truck, day, timezone }: BoardRow,
    then: StandIn<JudgedTruck> | null,
  ): Promise<void> {
    const { occupied, standIn } = await this.occupancy.onRow(truck._id, day);
    const isKnown = !then || then.truck._id === standIn?.truck._id;
    const onOther = isKnown ? [] : await this.occupancy.onTruck(then.truck._id, day);
    const all = [...occupied, ...onOther];
    const isOutThen = (one: (typeof all)[number]): boolean =>
      one.kind === 'unavailable' && one.truckId === then?.truck._id && one.end > then.from;
    if (all.some(isOutThen)) throw truckUnavailable();
    const row = relaidRow(all, servedBy(truck._id, standIn), servedBy(truck._id, then));
    if (row.met.some(({ kind }) => kind === 'unavailable')) throw truckUnavailable();
    const hasLift = new Map(
      [truck, ...(then ? [then.truck] : [])].map((one) => [one._id, one.hasLift]),
    );
    const withoutLift = row.moved.flatMap(({ one: { operationId }, trucks }) =>
      operationId !== null && trucks.some((id) => !hasLift.get(id)) ? [operationId] : [],
    );
    if (await this.lifts.areAmong(withoutLift)) throw truckRefusal('LIFT_REQUIRED');
    if (row.met.length === 0) return;
    const windows = row.met.map(({ start, end }) => ({ start, end }));
    const [start, end] = [windows.map((one) => one.start), windows.map((one) => one.end)];
    const span = { start: earliest(start), end: latest(end) };
    throw slotTakenBy(await this.inTheWay.of(span, row.met, { timezone }));
  }

  /** Once it is stored what serves the row. @throws 409 SLOT_TAKEN */
  async lay(truckId: string, day: LocalDate, byId: string | null): Promise<void> {
    const serving = byId === null ? [] : [byId];
    if (!(await this.standIns.lay(truckId, day, serving))) throw slotTaken();
  }

  /** Notes in the truck's trail what serves its row, and tells the boards. */
  async record(
    { truck, day }: BoardRow,
    before: StoredStandIn | undefined,
    after: StoredStandIn | undefined,
  ): Promise<void> {
    const change = { field: standInField(day), before: shown(before), after: shown(after) };
    if (!sameValue(change.before, change.after)) {
      const entry = { entity: 'truck', entityId: truck._id, changes: [change] };
      await this.history.record({ ...entry, type: 'UPDATED' });
    }
    const others = [before, after].flatMap((one) => one?.byId ?? []);
    const truckIds = [...new Set([truck._id, ...others])];
    this.board.tell(truck.branchId, day, { kind: 'trucks', truckIds });
  }
}

const shown = (standIn: StoredStandIn | undefined): object | null =>
  standIn
    ? { truck: standIn.byId, name: standIn.byName, from: standIn.since, note: standIn.note }
    : null;

const earliest = (moments: readonly Date[]): Date =>
  new Date(Math.min(...moments.map((one) => one.getTime())));
const latest = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((one) => one.getTime())));
