import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { History } from '../../../platform/history/history.js';
import type { ExpectedCrewPlace } from '../contract/expectations.js';
import { BoardChanges } from '../live/board-changes.js';
import { CrewPlaces } from '../persistence/crew-places.js';
import type { CrewPlace } from '../persistence/crew-places.js';
import { crewChanged } from '../refusals.js';

/** What every crew command shares: the check of `expect`, the trail, the word to the boards. */
@Injectable()
export class CrewMoves {
  constructor(
    private readonly places: CrewPlaces,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  /** Where the person is now. @throws 409 CREW_CHANGED when the sender believed otherwise. */
  async placeAsExpected(
    employeeId: string,
    day: LocalDate,
    expect: ExpectedCrewPlace | undefined,
  ): Promise<CrewPlace | undefined> {
    const place = await this.places.placeOf(employeeId, day);
    if (expect !== undefined && !isThere(place, expect)) throw crewChanged();
    return place;
  }

  /** Notes the change and tells the board of each branch concerned. */
  async record(
    employeeId: string,
    day: LocalDate,
    before: CrewPlace | undefined,
    after: CrewPlace | undefined,
  ): Promise<void> {
    const changes = [{ field: day, before: shown(before), after: shown(after) }];
    await this.history.record({ entity: 'crew', entityId: employeeId, type: 'UPDATED', changes });
    const branches = new Set([before?.branchId, after?.branchId]);
    for (const branchId of branches) if (branchId) await this.board.crewChanged(branchId, day);
  }
}

function isThere(place: CrewPlace | undefined, expect: ExpectedCrewPlace): boolean {
  if (expect === null) return place === undefined;
  if (place === undefined) return false;
  if (expect === 'onCall') return place.truckId === null;
  return place.truckId === expect.truck && place.position === expect.position;
}

const shown = (place: CrewPlace | undefined): unknown =>
  place ? { branchId: place.branchId, truck: place.truckId, position: place.position } : null;
