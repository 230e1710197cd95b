import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LockEmployeeCommand } from '../../../employees/index.js';
import { LockTruckCommand } from '../../../trucks/index.js';
import { maySit } from '../../domain/crew.js';
import { isTruckAvailable } from '../../domain/judge-drop.js';
import { CrewPlaces } from '../../persistence/crew-places.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { dropRefusal, leadSeat, seatTaken } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { SeatMoverCommand } from './seat-mover.command.js';
import type { SeatRequest } from './seat-mover.command.js';

@CommandHandler(SeatMoverCommand)
export class SeatMoverHandler implements ICommandHandler<SeatMoverCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: CrewPlaces,
    private readonly occupancy: OccupancyRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ seat }: SeatMoverCommand): Promise<void> {
    const { employeeId, branchId, truckId, position, day } = seat;
    const employee = await this.commands.execute(new LockEmployeeCommand(employeeId));
    await this.refuseTruck(seat);
    const before = await this.moves.placeAsExpected(employeeId, day, seat.expect);
    const sitting = await this.places.onSeat(truckId, day, position);
    if (sitting && sitting.employeeId !== employeeId) {
      if (!seat.replace) throw seatTaken();
      await this.places.remove(sitting.employeeId, day);
      await this.moves.record(sitting.employeeId, day, sitting, undefined);
    }
    if (!maySit(position, employee.isTeamLead)) throw leadSeat();
    const after = { employeeId, branchId, truckId, position };
    await this.places.place(day, after);
    await this.moves.record(employeeId, day, before, after);
  }

  private async refuseTruck({ truckId, branchId, day }: SeatRequest): Promise<void> {
    const truck = await this.commands.execute(new LockTruckCommand(truckId));
    if (truck.branchId !== branchId) throw dropRefusal('OTHER_BRANCH');
    const lying = await this.occupancy.onTruck(truckId, day);
    const unavailable = lying.some(({ kind }) => kind === 'unavailable');
    if (!isTruckAvailable({ ...truck, unavailable }, day)) throw dropRefusal('TRUCK_UNAVAILABLE');
  }
}
