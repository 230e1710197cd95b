import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { History } from '#platform/history/history.js';
import { Undoing } from '#platform/history/undoing.js';
import type { LeftEvent } from '#platform/history/undoing.js';
import { LockTruckCommand } from '#modules/trucks/index.js';
import { boardHours } from '../domain/grid.js';
import type { MovedReservation } from '../domain/slots/holds.js';
import { BoardChanges } from '../live/board-changes.js';
import type { Unavailability } from '../persistence/occupancy.repository.js';
import { BoardBranches } from '../queries/board-branches.js';
import { truckChanged } from '../refusals.js';

export interface LockedDayTruck {
  id: string;
  branchId: string;
  timezone: string;
  /** Everything that its branch's board shows of the day. */
  boardHours: TimeWindow;
}

/** Trucks that go out or come back on a day, and the visitors' reservations that left each of them, by its id. */
interface ChangedTrucks {
  trucks: readonly LockedDayTruck[];
  day: LocalDate;
  moved: ReadonlyMap<string, readonly MovedReservation[]>;
}

/** How trucks were and are unavailable that day, by truck; one that is available is not there. */
export type UnavailableTrucks = ReadonlyMap<string, Unavailability>;

/** What taking trucks out of service and returning them for a day share. */
@Injectable()
export class DayTrucksLock {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly history: History,
    private readonly undoing: Undoing,
    private readonly board: BoardChanges,
  ) {}

  /** Locks the trucks in one order. @throws 404 */
  async lock(truckIds: string[], day: LocalDate): Promise<LockedDayTruck[]> {
    const trucks: LockedDayTruck[] = [];
    for (const truckId of [...truckIds].sort()) {
      const { _id: id, branchId } = await this.commands.execute(new LockTruckCommand(truckId));
      const { timezone } = await this.branches.get(branchId);
      trucks.push({ id, branchId, timezone, boardHours: boardHours(day, timezone) });
    }
    return trucks;
  }

  /**
   * Nothing where this request takes nothing back.
   * @param now how the trucks are
   * @returns the visitors' reservations that went to other trucks by the act that it takes back, the last one first
   * @throws 409 BLOCK_CHANGED where one of them is not out as that act left it
   */
  async takenBack(
    trucks: readonly LockedDayTruck[],
    day: LocalDate,
    now: UnavailableTrucks,
  ): Promise<MovedReservation[]> {
    const left = await this.undoing.undone(
      ({ entity, entityId }) => entity === 'truck' && trucks.some(({ id }) => id === entityId),
    );
    const isElsewhere = ({ entityId, changes }: LeftEvent): boolean =>
      changes.some(
        ({ field, after }) => field === day && !isSameOut(after, shown(now.get(entityId))),
      );
    if (left.some(isElsewhere)) throw truckChanged();
    return left.flatMap(({ data }) => (data[MOVED] ?? []) as MovedReservation[]).toReversed();
  }

  /** Notes what changed and tells the boards of the trucks' branches. */
  async record(
    { trucks, day, moved }: ChangedTrucks,
    before: UnavailableTrucks,
    after: UnavailableTrucks,
  ): Promise<void> {
    for (const { id } of trucks) {
      const change = { field: day, before: shown(before.get(id)), after: shown(after.get(id)) };
      if (sameValue(change.before, change.after)) continue;
      // Not by where they were: a truck that stands in has those of the other row.
      const own = moved.get(id) ?? [];
      const data = own.length > 0 ? { [MOVED]: own } : {};
      const entry = { entity: 'truck', entityId: id, data, changes: [change] };
      await this.history.record({ ...entry, type: 'UPDATED' });
    }
    for (const branchId of new Set(trucks.map((truck) => truck.branchId))) {
      const truckIds = trucks.filter((truck) => truck.branchId === branchId).map(({ id }) => id);
      this.board.tell(branchId, day, { kind: 'trucks', truckIds });
    }
  }
}

/** Under which name an event of the trail has them. */
const MOVED = 'movedReservations';

const isSameOut = (one: unknown, other: object): boolean =>
  sameValue(withoutNote(Object(one) as object), withoutNote(other));

/** Why it is out may be told better by somebody else. */
const withoutNote = (out: object): object => ({ ...out, unavailableNote: '' });

const shown = (out: Unavailability | undefined): object => ({
  unavailable: out?.from === null,
  unavailableNote: out?.note ?? '',
  ...(out?.from && { unavailableFrom: out.from }),
});
