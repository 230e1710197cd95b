import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Undoing } from '#platform/history/undoing.js';
import { CrewPlaceRepository } from '../persistence/crew-place.repository.js';
import type { CrewPlace } from '../persistence/crew-place.repository.js';
import { seatTakenBy } from '../refusals.js';
import { CrewMoves } from './crew-moves.js';
import { SeatTrucks } from './seat-trucks.js';
import { isOwnUndo } from './undone-trucks.js';

/** As the trail has it. */
interface FormerPlace {
  branchId: string;
  truck: string | null;
  position: number | null;
}

const isPlace = (value: unknown): value is FormerPlace =>
  typeof value === 'object' && value !== null && 'branchId' in value;

/**
 * People who were taken from the board of another branch: where that is taken back, they go back there. The one who
 * took them does not see that board.
 */
@Injectable()
export class LentBack {
  constructor(
    private readonly undoing: Undoing,
    private readonly trucks: SeatTrucks,
    private readonly places: CrewPlaceRepository,
    private readonly moves: CrewMoves,
  ) {}

  /**
   * Where a person was before, locked; undefined: on no board of another branch.
   * @throws 409 SEAT_TAKEN with who sits there by now, OTHER_BRANCH, TRUCK_UNAVAILABLE
   */
  async lock(branchId: string, employeeId: string, day: LocalDate): Promise<CrewPlace | undefined> {
    const was = await this.formerPlace(employeeId, day);
    if (!was || was.branchId === branchId) return undefined;
    const { truck: truckId, position } = was;
    const place = { employeeId, branchId: was.branchId, truckId, position };
    if (truckId === null || position === null) return place;
    await this.moves.lockPerson(employeeId);
    await this.trucks.lock(truckId, was.branchId, day);
    await this.places.hold(day, employeeId, { truckId, position });
    const sitting = await this.places.onSeat(truckId, day, position);
    if (sitting) {
      const { displayName } = await this.moves.lockPerson(sitting.employeeId);
      throw seatTakenBy(displayName);
    }
    return place;
  }

  private async formerPlace(employeeId: string, day: LocalDate): Promise<FormerPlace | null> {
    if (!isOwnUndo()) return null;
    const left = await this.undoing.undone(
      ({ entity, entityId }) => entity === 'crew' && entityId === employeeId,
    );
    const changes = left.flatMap((event) => event.changes).filter(({ field }) => field === day);
    const before = changes[0]?.before;
    return isPlace(before) ? before : null;
  }
}
