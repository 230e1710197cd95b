import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { currentUndo } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { CrewPlaceRepository } from '../persistence/crew-place.repository.js';
import { SlotHoldRepository } from '../persistence/slot-hold.repository.js';
import { StandInRepository } from '../persistence/stand-in.repository.js';
import { crewOnTruck, heldOnTruck, truckStandsIn } from '../refusals.js';

/**
 * Trucks that leave the board because an act is taken back that brought them there with nothing on them: what has
 * come onto them since isn't taken along. A plan that is taken back judges that itself.
 */
@Injectable()
export class UndoneTrucks {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly holds: SlotHoldRepository,
    private readonly standIns: StandInRepository,
    private readonly clock: Clock,
  ) {}

  /** Of trucks that are locked. @throws 409 CREW_CHANGED with who sits there, where the request takes an act back */
  async refuseSeated(truckIds: readonly string[], day: LocalDate): Promise<void> {
    if (!isOwnUndo()) return;
    const names = await this.places.namesOn(truckIds, day);
    if (names.length > 0) throw crewOnTruck(names);
  }

  /**
   * Of a truck that is locked.
   * @throws 409 CREW_CHANGED, TRUCK_HAS_BOOKINGS with who sits there, holds a time or stands in, where the
   *   request takes an act back
   */
  async refuseUsed(truckId: string, day: LocalDate): Promise<void> {
    if (!isOwnUndo()) return;
    await this.refuseSeated([truckId], day);
    const [held] = await this.holds.liveOnTruck(truckId, day, this.clock.now());
    if (held) throw heldOnTruck(held.holderName);
    const [standIn] = await this.standIns.about(truckId, day);
    if (standIn) throw truckStandsIn(standIn.byName);
  }
}

/** Whether a person takes back what they did themselves. */
export const isOwnUndo = (): boolean => currentUndo()?.doneBy === null;
