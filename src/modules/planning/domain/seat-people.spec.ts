import { describe, expect, it } from '@jest/globals';
import { aDay, aJob, aPerson, aTruck } from './plan-day.fixture.js';
import { asItIs, LEAD_SEAT, type PlanDay } from './plan-day.js';
import { stepsTo } from './plan-steps.js';
import { cheapestCrew } from './seat-people.js';

const JOB = aJob('Gomez', ['T1', '08:30', 4]);
const T1_LEAD = 'lead of T1';

/** A truck without its lead, another with a crew, and a lead of another branch. */
function aDayWithoutLead(): PlanDay {
  const day = aDay([aTruck('T1'), aTruck('T2')], [JOB]);
  const far = aPerson('Far', { isLead: true, isFromOtherBranch: true });
  return {
    ...day,
    people: [...day.people.filter(({ id }) => id !== T1_LEAD), far],
    seats: day.seats.filter(({ person }) => person !== T1_LEAD),
  };
}

const stepsFor = (day: PlanDay) => {
  const plan = cheapestCrew(day, asItIs(day), [{ truck: 'T1', position: LEAD_SEAT }]);
  return plan && stepsTo(day, plan);
};

describe('who takes a seat', () => {
  it('is the lead of a truck without jobs rather than one of another branch [R-PLAN-6]', () => {
    expect(stepsFor(aDayWithoutLead())).toMatchObject([{ id: 'lead of T2' }]);
  });

  it('goes by what speaks against each where nobody has a seat: hours of the week as well as the branch [R-PLAN-6]', () => {
    const day = aDayWithoutLead();
    // 40 hours weigh 32, another branch 30.
    const tired = aPerson('Tired', { isLead: true, weekMinutes: 40 * 60 });
    const rested = aPerson('Rested', { isLead: true, weekMinutes: 30 * 60 });
    const settings = { ...day.settings, weeklyHours: 60 };
    const busy = { ...day, settings, jobs: [JOB, aJob('Park', ['T2', '08:30', 4])] };
    expect(stepsFor({ ...busy, people: [...day.people, tired] })).toMatchObject([{ id: 'Far' }]);
    expect(stepsFor({ ...busy, people: [...day.people, rested] })).toMatchObject([
      { id: 'Rested' },
    ]);
  });

  it('is one of another branch where nobody else will do, and is said to be [R-PLAN-6, R-PLAN-8]', () => {
    const day = aDayWithoutLead();
    const busy = { ...day, jobs: [JOB, aJob('Park', ['T2', '08:30', 4])] };
    expect(stepsFor(busy)).toMatchObject([
      { id: 'Far', reason: 'Far is free at another branch, 0 h this week.' },
    ]);
  });
});
