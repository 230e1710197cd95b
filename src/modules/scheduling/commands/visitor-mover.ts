import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { wallMinutesOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { overlaps } from '#kernel/time-window.js';
import { TryLockTruckCommand } from '#modules/trucks/index.js';
import { isFreeWithSeparation } from '../domain/availability.js';
import { isTruckAvailable } from '../domain/judge-drop.js';
import { rowTaken, servedBy } from '../domain/stand-in.js';
import { readableClock } from '../domain/board-config.js';
import type { MovedReservation } from '../domain/slots/holds.js';
import { BoardChanges } from '../live/board-changes.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { VisitorReservationRepository } from '../persistence/visitor-reservation.repository.js';
import type { VisitorReservation } from '../persistence/visitor-reservation.repository.js';
import { DayTrucks } from '../queries/day-trucks.js';
import { TruckByYard } from '../queries/truck-by-yard.js';
import { heldByVisitor } from '../refusals.js';

/** A truck of a branch, which is locked, and all that go out with it. */
interface DownTruck {
  readonly truck: { readonly id: string; readonly branchId: string; readonly timezone: string };
  readonly out: readonly string[];
}

/** Takes what visitors of the web site hold to other trucks: nobody loses a time while they fill in the form. */
@Injectable()
export class VisitorMover {
  constructor(
    private readonly commands: CommandBus,
    private readonly reservations: VisitorReservationRepository,
    private readonly occupancy: OccupancyRepository,
    private readonly trucks: DayTrucks,
    private readonly byYard: TruckByYard,
    private readonly board: BoardChanges,
  ) {}

  /** @throws 409 SLOT_TAKEN, in words, where no other truck is free */
  async moveAway(down: DownTruck, day: LocalDate, window: TimeWindow): Promise<MovedReservation[]> {
    const moved: MovedReservation[] = [];
    const { id, branchId, timezone } = down.truck;
    for (const held of await this.reservations.during(id, day, window)) {
      const to = await this.otherTruck(down, held);
      if (to === undefined) throw heldByVisitor(clockWords(held, timezone));
      await this.put(held, to);
      moved.push({ id: held.id, from: held.truckId, to });
    }
    if (moved.length > 0) this.board.tell(branchId, day, { kind: 'reservations' });
    return moved;
  }

  /** Where it still is where it was put, and there is room for it; else it stays, for its visitor loses nothing. */
  async moveBack({ id, from, to }: MovedReservation): Promise<void> {
    const held = await this.reservations.lock(id);
    if (held?.truckId !== to) return;
    const truck = await this.commands.execute(new TryLockTruckCommand(from));
    if (!truck || !(await this.isFree(from, held, 'touching'))) return;
    await this.put(held, from);
    this.board.tell(truck.branchId, held.day, { kind: 'reservations' });
  }

  /** The first that keeps an hour around it, else one that is just free; who is busy with one is passed over. */
  private async otherTruck(
    { truck: { branchId }, out }: DownTruck,
    held: VisitorReservation,
  ): Promise<string | undefined> {
    const free: string[] = [];
    for (const { _id } of await this.trucks.ofDay(branchId, held.day)) {
      if (out.includes(_id) || _id === held.truckId) continue;
      const truck = await this.commands.execute(new TryLockTruckCommand(_id));
      if (!truck || !isTruckAvailable({ ...truck, unavailable: false }, held.day)) continue;
      if (await this.isFree(_id, held, 'apart')) return _id;
      if (await this.isFree(_id, held, 'touching')) free.push(_id);
    }
    return free[0];
  }

  private async isFree(
    truckId: string,
    held: VisitorReservation,
    how: 'apart' | 'touching',
  ): Promise<boolean> {
    const { occupied, standIn } = await this.byYard.occupied(truckId, held.day);
    const { own, others } = rowTaken(occupied, servedBy(truckId, standIn));
    if (how === 'apart') return isFreeWithSeparation({ taken: own, blocked: others }, held);
    return [...own, ...others].every((one) => !overlaps(held, one));
  }

  private async put(held: VisitorReservation, truckId: string): Promise<void> {
    const { id, day, start, end, expiresAt, secretHash, heldBy } = held;
    await this.occupancy.releaseSlot(id);
    const window = { start, end };
    await this.occupancy.reserveSlot({ truckId, day, window, expiresAt, secretHash, heldBy }, id);
  }
}

/** `12:00 PM to 2:00 PM`. */
const clockWords = ({ start, end }: TimeWindow, timezone: string): string =>
  [start, end].map((at) => readableClock(wallMinutesOf(at, timezone))).join(' to ');
