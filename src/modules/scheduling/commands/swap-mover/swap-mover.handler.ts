import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { LockedEmployee } from '#modules/employees/index.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { isCrewMember, maySit } from '../../domain/crew.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import type { CrewPlace } from '../../persistence/crew-place.repository.js';
import { crewChanged, leadSeat } from '../../refusals.js';
import { CrewMoves, isSitting } from '../crew-moves.js';
import type { CrewMove } from '../crew-moves.js';
import { SeatTrucks } from '../seat-trucks.js';
import type { SeatChange } from '../seat-mover/seat-mover.command.js';
import { SwapMoverCommand } from './swap-mover.command.js';

@CommandHandler(SwapMoverCommand)
export class SwapMoverHandler implements ICommandHandler<SwapMoverCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly trucks: SeatTrucks,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ request }: SwapMoverCommand): Promise<DailyAssignmentView> {
    const { employeeId, branchId, truckId, position, day } = request;
    const mover = await this.lock(request);
    await this.places.hold(day, employeeId, { truckId, position });
    // A truck that was taken out of service before it could be locked has freed its seats.
    const before = await this.moves.placeToLeave(mover, day, request.expect);
    const sitting = await this.places.onSeat(truckId, day, position);
    if (!isSitting(sitting, request.expectSitting)) throw crewChanged();
    if (!maySit(position, mover.isTeamLead)) throw leadSeat();
    const after = { employeeId, branchId, truckId, position };
    const moves = [...(await this.displaced(request, before)), { employeeId, before, after }];
    await this.moves.carryOut(day, moves);
    return this.moves.record(branchId, day, moves, [mover]);
  }

  /** Locks the people and then the trucks that seem concerned, always in the same order. */
  private async lock(request: SeatChange): Promise<LockedEmployee> {
    const { employeeId, branchId, truckId, day } = request;
    const sitting = await this.sittingBeside(request);
    if (sitting && sitting.employeeId < employeeId) await this.moves.lockPerson(sitting.employeeId);
    const mover = await this.moves.holdMember(branchId, employeeId);
    if (sitting) await this.moves.lockPerson(sitting.employeeId);
    const before = await this.places.placeOf(employeeId, day);
    const trucks = new Set([truckId, ...(sitting && before?.truckId ? [before.truckId] : [])]);
    for (const id of [...trucks].sort()) {
      await (id === truckId ? this.trucks.lock(id, branchId, day) : this.trucks.hold(id));
    }
    return mover;
  }

  /**
   * The move of the person in the seat to the mover's old place; none if nobody else is in it.
   * @throws 409 CREW_CHANGED
   */
  private async displaced(request: SeatChange, before: CrewPlace | undefined): Promise<CrewMove[]> {
    const seen = await this.sittingBeside(request);
    if (!seen) return [];
    const other = await this.moves.lockPerson(seen.employeeId);
    // The truck is locked: nobody took the seat since, but the person in it may have left.
    const sitting = await this.sittingBeside(request);
    if (!isSitting(sitting, request.expectSitting)) throw crewChanged();
    if (!sitting) return [];
    if (before) await this.refuse(before, other, request.day);
    const after = before && { ...before, employeeId: other.employeeId };
    return [{ employeeId: other.employeeId, before: sitting, after }];
  }

  /** Who else than the mover is in the seat. */
  private async sittingBeside(request: SeatChange): Promise<CrewPlace | undefined> {
    const sitting = await this.places.onSeat(request.truckId, request.day, request.position);
    return sitting?.employeeId === request.employeeId ? undefined : sitting;
  }

  /**
   * @throws what any seat refuses: 404 for someone who no longer works on crews, 409, 422 LEAD_SEAT
   */
  private async refuse(place: CrewPlace, other: LockedEmployee, day: LocalDate): Promise<void> {
    if (!isCrewMember(other)) throw notFound('Mover');
    if (place.truckId === null || place.position === null) return;
    await this.trucks.lock(place.truckId, place.branchId, day);
    if (!maySit(place.position, other.isTeamLead)) throw leadSeat();
  }
}
