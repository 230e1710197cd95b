import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { LockedEmployee } from '#modules/employees/index.js';
import type {
  CrewsRepeatedView,
  LeftOutView,
  WhyLeftOut,
} from '../../contract/crews-repeated.view.js';
import type { CrewSeatView } from '../../contract/day.view.js';
import type { SeatPosition } from '../../contract/limits.js';
import { isCrewMember } from '../../domain/crew.js';
import type { CrewSeat } from '../../domain/crew.js';
import { leftOutText, repeatedCrews } from '../../domain/repeat-crews.js';
import type { DayToFill, FormerSeat } from '../../domain/repeat-crews.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { DayOffRepository } from '../../persistence/day-off.repository.js';
import { FormerCrewsRepository } from '../../persistence/former-crews.repository.js';
import type { KnownSeat } from '../../persistence/former-crews.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { CrewMoves } from '../crew-moves.js';
import { SeatTrucks } from '../seat-trucks.js';
import { RepeatCrewsCommand } from './repeat-crews.command.js';

@CommandHandler(RepeatCrewsCommand)
export class RepeatCrewsHandler implements ICommandHandler<RepeatCrewsCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly former: FormerCrewsRepository,
    private readonly places: CrewPlaceRepository,
    private readonly daysOff: DayOffRepository,
    private readonly trucks: SeatTrucks,
    private readonly moves: CrewMoves,
  ) {}

  async execute(command: RepeatCrewsCommand): Promise<CrewsRepeatedView> {
    const { branchId, day, truckIds } = command;
    await this.branches.get(branchId);
    const known = await this.former.before(day, truckIds);
    const people = await this.lock(command, known);
    const { taken, left } = repeatedCrews(known, await this.read(command, people));
    const moves = taken.map(({ mover: employeeId, truck: truckId, position }) => ({
      employeeId,
      before: undefined,
      after: { employeeId, branchId, truckId, position },
    }));
    const taking = taken.flatMap(({ mover }) => people.get(mover) ?? []);
    await this.moves.carryOut(day, moves);
    const names = new Map(known.map(({ mover, displayName }) => [mover, displayName]));
    const worked = new Set(known.map(({ truck }) => truck));
    return {
      assignment: await this.moves.record(branchId, day, moves, taking),
      taken: taken.map(shown),
      left: left.map(({ seat, why }) => leftOut(seat, why, names.get(seat.mover) ?? '')),
      unknown: truckIds.filter((truckId) => !worked.has(truckId)),
    };
  }

  /** Locks the people and then the trucks, each in one order for everybody. */
  private async lock({ branchId, day, truckIds }: RepeatCrewsCommand, known: readonly KnownSeat[]) {
    const people = new Map<string, LockedEmployee>();
    const members = known.filter(({ isMember }) => isMember).map(({ mover }) => mover);
    for (const id of new Set(members)) people.set(id, await this.moves.lockPerson(id));
    for (const truckId of [...truckIds].sort()) await this.trucks.lock(truckId, branchId, day);
    return people;
  }

  /** Nobody of them is put anywhere else, and nobody sits down on the trucks, until this is over. */
  private async read(
    { day, truckIds }: RepeatCrewsCommand,
    people: ReadonlyMap<string, LockedEmployee>,
  ): Promise<DayToFill> {
    const ids = [...people.keys()];
    const places = await this.places.placesOf(ids, day);
    return {
      members: new Map([...people].filter(([, person]) => isCrewMember(person))),
      off: await this.daysOff.among(ids, day),
      places: new Map(places.map(({ employeeId, ...place }) => [employeeId, seatOf(place)])),
      seated: (await this.places.crewsOf(truckIds, day)).map(
        ({ employeeId: mover, truckId: truck, position }): CrewSeat => ({ mover, truck, position }),
      ),
    };
  }
}

const seatOf = ({
  truckId: truck,
  position,
}: {
  truckId: string | null;
  position: number | null;
}) => (truck === null || position === null ? null : { truck, position });

const shown = ({ mover, truck, position }: CrewSeat): CrewSeatView => ({
  mover,
  truck,
  position: position as SeatPosition,
});

const leftOut = (seat: FormerSeat, code: WhyLeftOut, displayName: string): LeftOutView => ({
  ...shown(seat),
  displayName,
  day: seat.day,
  code,
  message: leftOutText(code, displayName),
});
