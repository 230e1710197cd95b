import { ANA, BO, givenDay, T01 } from '../given-day.fixture';
import { OKLAHOMA } from '../../../testing';
import { crewPool } from './crew-pool';
import { mayPut } from '../model/crew-place';
import { seatsOf } from './seat-model';
import { boardModel } from '../model/board-model';

const ids = (people: { _id: string }[]): string[] => people.map(({ _id }) => _id);

describe('crewPool', () => {
  it('lists who sits nowhere, leads apart from the others', () => {
    const { onCall, leads, nonLeads } = crewPool(givenDay(), [OKLAHOMA]);
    expect([ids(onCall), ids(leads), ids(nonLeads)]).toEqual([[], [ANA], [BO]]);
  });
  it('leaves out who is seated or of another home branch [R-CREW-3]', () => {
    const view = givenDay();
    view.assignment.movers = [{ mover: ANA, truck: T01, position: 0 }];
    expect(ids(crewPool(view, [OKLAHOMA]).leads)).toEqual([]);
    expect(ids(crewPool(givenDay(), []).nonLeads)).toEqual([]);
    view.assignment.off = [{ employee: BO, reason: 'Flu' }];
    expect(ids(crewPool(view, [OKLAHOMA]).nonLeads)).toEqual([]);
  });
});

describe('mayPut', () => {
  const [ana, bo] = givenDay().movers;
  it('opens the lead’s seat to team leads, and each list to its own [R-CREW-4]', () => {
    expect(mayPut(ana!, { truck: T01, position: 0 })).toBe(true);
    expect(mayPut(bo!, { truck: T01, position: 0 })).toBe(false);
    expect(mayPut(bo!, { truck: T01, position: 1 })).toBe(true);
    expect(mayPut(ana!, 'nonLeads')).toBe(false);
    expect(mayPut(bo!, 'onCall')).toBe(true);
  });
});

describe('seatsOf', () => {
  it('highlights the seats that the bookings need', () => {
    const view = givenDay();
    const { lanes } = boardModel(view);
    const people = new Map(view.movers.map((one) => [one._id, one]));
    const required = lanes.map((lane) =>
      seatsOf(lane, view.assignment, people).map(({ isRequired }) => isRequired),
    );
    expect(required).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });
});
