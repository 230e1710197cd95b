import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { maySit } from '../../domain/crew.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { crewChanged, leadSeat, seatTaken } from '../../refusals.js';
import { CrewMoves, isSitting } from '../crew-moves.js';
import type { CrewMove } from '../crew-moves.js';
import { SeatTrucks } from '../seat-trucks.js';
import { SeatMoverCommand } from './seat-mover.command.js';
import type { SeatRequest } from './seat-mover.command.js';

@CommandHandler(SeatMoverCommand)
export class SeatMoverHandler implements ICommandHandler<SeatMoverCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly trucks: SeatTrucks,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ seat }: SeatMoverCommand): Promise<DailyAssignmentView> {
    const { employeeId, branchId, truckId, position, day } = seat;
    const member = await this.moves.holdMember(branchId, employeeId);
    await this.trucks.lock(truckId, branchId, day);
    await this.places.hold(day, employeeId, { truckId, position });
    const before = await this.moves.placeToLeave(member, day, seat.expect);
    const replaced = await this.clearSeat(seat);
    if (!maySit(position, member.isTeamLead)) throw leadSeat();
    const after = { employeeId, branchId, truckId, position };
    await this.places.place(day, after);
    const moves = [...replaced, { employeeId, before, after }];
    return this.moves.record(branchId, day, moves, [member]);
  }

  /**
   * @returns the move of the person who was in the seat
   * @throws 409 CREW_CHANGED SEAT_TAKEN
   */
  private async clearSeat(seat: SeatRequest): Promise<CrewMove[]> {
    const sitting = await this.places.onSeat(seat.truckId, seat.day, seat.position);
    if (!isSitting(sitting, seat.expectSitting)) throw crewChanged();
    if (!sitting || sitting.employeeId === seat.employeeId) return [];
    if (!seat.replace) throw seatTaken();
    await this.places.remove(sitting, seat.day);
    return [{ employeeId: sitting.employeeId, before: sitting, after: undefined }];
  }
}
