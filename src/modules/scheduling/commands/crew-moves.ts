import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import { History } from '#platform/history/history.js';
import { LockEmployeeCommand } from '#modules/employees/index.js';
import type { LockedEmployee } from '#modules/employees/index.js';
import type { DailyAssignmentView } from '../contract/day.view.js';
import type { ExpectedCrewPlace } from '../contract/expectations.js';
import { isCrewMember } from '../domain/crew.js';
import { BoardChanges } from '../live/board-changes.js';
import { CrewPlaceRepository } from '../persistence/crew-place.repository.js';
import type { CrewPlace, FreedPlace } from '../persistence/crew-place.repository.js';
import { DayOffRepository } from '../persistence/day-off.repository.js';
import { BoardBranches } from '../queries/board-branches.js';
import { crewChanged, offToday } from '../refusals.js';

/** One person's move from one place of a day to another; undefined: nowhere. */
export interface CrewMove {
  employeeId: string;
  before: CrewPlace | undefined;
  after: CrewPlace | undefined;
}

/** A place, or off and why; undefined: neither. */
type Whereabouts = CrewPlace | { off: string } | undefined;

/** What becomes of one person's day. */
export interface DayChange {
  employeeId: string;
  before: Whereabouts;
  after: Whereabouts;
}

/**
 * What every crew command shares: who may be moved, the check of `expect`, the history, the
 * messages to the boards.
 */
@Injectable()
export class CrewMoves {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly places: CrewPlaceRepository,
    private readonly daysOff: DayOffRepository,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  /**
   * Locks a person whom the branch may put on a crew.
   * @throws 404 for the branch, the employee, and an employee who is not on crews
   */
  async holdMember(branchId: string, employeeId: string): Promise<LockedEmployee> {
    await this.branches.get(branchId);
    const employee = await this.lockPerson(employeeId);
    if (!isCrewMember(employee)) throw notFound('Mover');
    return employee;
  }

  /** Where somebody is who is about to take another place. @throws 409 OFF_TODAY CREW_CHANGED */
  async placeToLeave(
    { employeeId, displayName }: LockedEmployee,
    day: LocalDate,
    expect: ExpectedCrewPlace | undefined,
  ): Promise<CrewPlace | undefined> {
    if ((await this.daysOff.reasonOf(employeeId, day)) !== undefined) throw offToday(displayName);
    return this.placeAsExpected(employeeId, day, expect);
  }

  /**
   * Locks a person, whatever their roles are by now.
   * @throws 404
   */
  lockPerson(employeeId: string): Promise<LockedEmployee> {
    return this.commands.execute(new LockEmployeeCommand(employeeId));
  }

  /**
   * Locks a person and says where they are.
   * @throws 404
   */
  async holdPlace(
    branchId: string,
    employeeId: string,
    day: LocalDate,
  ): Promise<CrewPlace | undefined> {
    await this.branches.get(branchId);
    await this.lockPerson(employeeId);
    await this.places.hold(day, employeeId);
    return this.places.placeOf(employeeId, day);
  }

  /**
   * Where the person is now.
   * @throws 409 CREW_CHANGED when the sender believed otherwise
   */
  async placeAsExpected(
    employeeId: string,
    day: LocalDate,
    expect: ExpectedCrewPlace | undefined,
  ): Promise<CrewPlace | undefined> {
    await this.places.hold(day, employeeId);
    const place = await this.places.placeOf(employeeId, day);
    if (expect !== undefined && !isThere(place, expect)) throw crewChanged();
    return place;
  }

  /** All rise before the first sits down: two never share a seat, not even for a moment. */
  async carryOut(day: LocalDate, moves: readonly CrewMove[]): Promise<void> {
    for (const { before } of moves) if (before) await this.places.remove(before, day);
    for (const { after } of moves) if (after) await this.places.place(day, after);
  }

  /** Frees every seat of these trucks from a day on (to another one, inclusive, when given). */
  async freeTrucks(truckIds: string[], from: LocalDate, to: LocalDate | null): Promise<void> {
    const days = new Map<string, FreedPlace[]>();
    for (const freed of await this.places.freeTrucks(truckIds, from, to)) {
      const key = `${freed.day} ${freed.branchId}`;
      days.set(key, [...(days.get(key) ?? []), freed]);
    }
    for (const places of days.values()) {
      const [{ branchId, day }] = places as [FreedPlace];
      await this.record(branchId, day, places.map(leaving));
    }
  }

  /**
   * Notes the moves and tells the board of each branch concerned; none if there are no moves.
   * @param taking who takes a place: until they have one, the phone of who is lent listens to the home branch's board
   * @returns the branch's day
   */
  async record(
    branchId: string,
    day: LocalDate,
    moves: readonly CrewMove[],
    taking: readonly LockedEmployee[] = [],
  ): Promise<DailyAssignmentView> {
    if (moves.length === 0) return this.board.crewsUnchanged(branchId, day);
    await this.note(day, moves);
    const touched = moves.flatMap(({ before, after }) => [before, after]);
    const boards = touched.flatMap((place) => (place ? [place.branchId] : []));
    const homes = taking.map((person) => person.branchId);
    return this.tell(branchId, [...boards, ...homes], day);
  }

  /** Notes that somebody is off or back on, and tells the boards of all branches. @returns the branch's day. */
  async recordOff(
    branchId: string,
    day: LocalDate,
    change: DayChange,
  ): Promise<DailyAssignmentView> {
    await this.note(day, [change]);
    return this.tell(branchId, await this.branches.ids(), day);
  }

  private async tell(
    branchId: string,
    others: readonly string[],
    day: LocalDate,
  ): Promise<DailyAssignmentView> {
    const all = [...new Set([...others, branchId])];
    const told = await this.board.crewsChanged(all, day);
    const own = told.find((assignment) => assignment.branchId === branchId);
    if (!own) throw new Error(`Nobody said who works for ${branchId} on ${day}`);
    return own;
  }

  private async note(day: LocalDate, changes: readonly DayChange[]): Promise<void> {
    for (const { employeeId, before, after } of changes) {
      const change = { field: day, before: shown(before), after: shown(after) };
      if (sameValue(change.before, change.after)) continue;
      const entry = { entity: 'crew', entityId: employeeId, changes: [change] };
      await this.history.record({ ...entry, type: 'UPDATED' });
    }
  }
}

/** Whether the expected person is in the seat, null for nobody; true if it is not checked. */
export const isSitting = (
  sitting: CrewPlace | undefined,
  expected: string | null | undefined,
): boolean => expected === undefined || expected === (sitting?.employeeId ?? null);

function isThere(place: CrewPlace | undefined, expect: ExpectedCrewPlace): boolean {
  if (expect === null) return place === undefined;
  if (place === undefined) return false;
  if (expect === 'onCall') return place.truckId === null;
  return place.truckId === expect.truck && place.position === expect.position;
}

const leaving = (place: FreedPlace): CrewMove => ({
  employeeId: place.employeeId,
  before: place,
  after: undefined,
});

function shown(where: Whereabouts): unknown {
  if (!where) return null;
  if ('off' in where) return { off: true, reason: where.off };
  return { branchId: where.branchId, truck: where.truckId, position: where.position };
}
