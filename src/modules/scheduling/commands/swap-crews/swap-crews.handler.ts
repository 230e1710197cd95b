import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { LockedEmployee } from '#modules/employees/index.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { ExpectedCrews } from '../../contract/expectations.js';
import { SEAT_POSITIONS } from '../../contract/limits.js';
import { isCrewMember, maySit } from '../../domain/crew.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import type { Seated } from '../../persistence/crew-place.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { crewChanged, leadSeat } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { SeatTrucks } from '../seat-trucks.js';
import { SwapCrewsCommand } from './swap-crews.command.js';
import type { CrewsSwap } from './swap-crews.command.js';

@CommandHandler(SwapCrewsCommand)
export class SwapCrewsHandler implements ICommandHandler<SwapCrewsCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly places: CrewPlaceRepository,
    private readonly trucks: SeatTrucks,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ request }: SwapCrewsCommand): Promise<DailyAssignmentView> {
    const { branchId, day, truckIds, expect = {} } = request;
    await this.branches.get(branchId);
    const { seated, people } = await this.lock(request);
    if (!truckIds.every((truckId) => isCrew(seated, truckId, expect))) throw crewChanged();
    for (const seat of seated) refuse(seat, people.get(seat.employeeId));
    const [one, other] = truckIds;
    const moves = seated.map((before) => ({
      employeeId: before.employeeId,
      before,
      after: { ...before, truckId: before.truckId === one ? other : one },
    }));
    await this.moves.carryOut(day, moves);
    return this.moves.record(branchId, day, moves);
  }

  /** Locks the people and then the trucks, each in one order for everybody. */
  private async lock({ branchId, day, truckIds }: CrewsSwap) {
    const people = new Map<string, LockedEmployee>();
    await this.hold(await this.places.crewsOf(truckIds, day), people);
    for (const truckId of [...truckIds].sort()) await this.trucks.lock(truckId, branchId, day);
    // Nobody sits down anymore. Who did so before the trucks were locked is held now, or gone by then.
    await this.hold(await this.places.crewsOf(truckIds, day), people);
    return { seated: await this.places.crewsOf(truckIds, day), people };
  }

  private async hold(seated: Seated[], people: Map<string, LockedEmployee>): Promise<void> {
    for (const { employeeId } of seated) {
      if (people.has(employeeId)) continue;
      people.set(employeeId, await this.moves.lockPerson(employeeId));
    }
  }
}

/** Whether those sit on the truck whom the sender saw there; always, when it is not checked. */
function isCrew(seated: Seated[], truckId: string, expect: ExpectedCrews): boolean {
  const expected = expect[truckId];
  if (!expected) return true;
  const crew = seated.filter((seat) => seat.truckId === truckId);
  return SEAT_POSITIONS.every((position) => {
    const sitting = crew.find((seat) => seat.position === position);
    return (sitting?.employeeId ?? null) === expected[position];
  });
}

/** @throws what any seat refuses */
function refuse({ position }: Seated, person: LockedEmployee | undefined): void {
  if (!person || !isCrewMember(person)) throw notFound('Mover');
  if (!maySit(position, person.isTeamLead)) throw leadSeat();
}
