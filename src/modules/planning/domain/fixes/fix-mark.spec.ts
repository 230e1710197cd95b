import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costOf } from '../plan-cost.js';
import { judgePlan } from '../judge-plan.js';
import { aDay, aJob, aPerson, aTruck } from '../plan-day.fixture.js';
import { asItIs, type PlanDay } from '../plan-day.js';
import { stepsTo } from '../plan-steps.js';
import type { DrivesToFix } from './fix-drive.js';
import { fixMark, type FixTarget } from './fix-mark.js';

const fixed = (day: PlanDay, mark: string, id: string, given: Partial<FixTarget> = {}) => {
  const fix = fixMark(day, {
    mark,
    id,
    wantedTrucks: 1,
    automatedHours: null,
    problems: [],
    drives: KNOWN,
    ...given,
  });
  return { ...fix, steps: fix.plan ? (fix.steps ?? stepsTo(day, fix.plan)) : [] };
};
const NOTHING = { out: null, back: null };
const KNOWN: DrivesToFix = { isUnknown: false, cut: null, byZip: NOTHING };
const TRUCKS = [aTruck('T1'), aTruck('T2')];

describe('the fix of a mark', () => {
  it('puts a move without a truck on the best one, and says how [R-PLAN-7, R-PLAN-8]', () => {
    const day = aDay(TRUCKS, [aJob('Gomez', [null, '14:00', 3]), aJob('Park', ['T2', '08:30', 3])]);
    expect(fixed(day, 'unassigned', 'Gomez')).toMatchObject({
      title: 'Gomez to T2',
      words: 'Gomez has no truck.',
      isProven: true,
      steps: [
        {
          seq: 1,
          op: 'place',
          id: 'Gomez',
          customerId: 'customer Gomez',
          from: { truck: null, unassigned: true, start: '14:00', duration: 3 },
          to: { truck: 'T2', unassigned: false, start: '14:00', duration: 3 },
          reason: 'T2 is free then.',
          call: false,
          needs: [],
        },
      ],
    });
  });

  it('finds the next start that is not past for a move that still waits at its own [R-PLAN-7]', () => {
    // It is 4:15 PM, and an hour after the promised start is past, too.
    const now = 975;
    const day = aDay(TRUCKS, [aJob('White', [null, '14:00', 3])], { now });
    const { steps, ...fix } = fixed(day, 'unassigned', 'White');
    expect(fix.words).toBe('The start of White is past.');
    expect(steps).toMatchObject([{ to: { truck: 'T1', start: '16:45' }, call: true }]);
  });

  it('asks the customer for at most an hour earlier or later where nothing else fits [R-PLAN-7]', () => {
    const jobs = [aJob('Gomez', [null, '12:30', 3]), aJob('Park', ['T1', '08:30', 3])];
    const day = aDay([aTruck('T1')], jobs);
    const { steps } = fixed(day, 'unassigned', 'Gomez');
    expect(steps).toMatchObject([{ to: { truck: 'T1', start: '13:30' }, call: true }]);
    const full = aDay([aTruck('T1')], [jobs[0]!, aJob('Park', ['T1', '08:30', 4])]);
    expect(fixed(full, 'unassigned', 'Gomez')).toMatchObject({
      plan: null,
      words: 'No truck has room for Gomez.',
    });
  });

  it('seats free people on a truck that goes out for it alone, by the price of each [R-PLAN-6, R-PLAN-7]', () => {
    const people = [
      aPerson('Away', { isLead: true, isAway: true }),
      aPerson('Far', { isLead: true, isFromOtherBranch: true }),
      aPerson('Ann', { isLead: true, weekMinutes: 30 * 60 }),
      aPerson('Bo', { weekMinutes: 20 * 60 }),
      aPerson('Cy', { weekMinutes: 30 * 60, truckYesterday: 'T1' }),
    ];
    const bare = { people, seats: [], onCall: ['Cy'] };
    const day = aDay([aTruck('T1')], [aJob('Gomez', [null, '09:00', 3])], bare);
    const { steps } = fixed(day, 'unassigned', 'Gomez');
    // A lead's 24 against 30 of another branch; a mover's 14 against 16.
    expect(steps).toMatchObject([
      { op: 'place', id: 'Gomez' },
      { op: 'seat', id: 'Ann', from: null, to: { truck: 'T1', position: 0 }, needs: [1] },
      { op: 'seat', id: 'Cy', from: 'onCall', to: { truck: 'T1', position: 1 }, needs: [1] },
    ]);
  });

  it('moves one of two that are too close elsewhere or later [R-PLAN-7]', () => {
    const jobs = [aJob('Gomez', ['T1', '08:30', 4]), aJob('Park', ['T1', '14:15', 3])];
    const day = aDay(TRUCKS, jobs);
    expect(fixed(day, 'tight', 'Park')).toMatchObject({
      title: 'Park 15 min later',
      words: 'Gomez and Park are too close.',
      steps: [{ to: { truck: 'T1', start: '14:30' }, call: true }],
    });
    const fixedAfter = aDay(
      [aTruck('T1')],
      jobs.map((job) => ({ ...job, isFixed: true })),
    );
    expect(fixed(fixedAfter, 'tight', 'Gomez').words).toBe(
      'Gomez and Park are too close. Neither fits elsewhere or later.',
    );
  });

  it('seats the cheapest free lead, and as many movers as are short [R-PLAN-6, R-PLAN-7]', () => {
    const people = [aPerson('Ann', { isLead: true }), aPerson('Bo'), aPerson('Cy')];
    const jobs = [aJob('Gomez', ['T1', '08:30', 4], { movers: 3 })];
    const day = aDay([aTruck('T1')], jobs, { people, seats: [] });
    expect(fixed(day, 'missingLead', 'T1')).toMatchObject({
      title: 'Ann on T1',
      steps: [{ op: 'seat', id: 'Ann', to: { truck: 'T1', position: 0 } }],
    });
    expect(fixed(day, 'shortCrew', 'T1').steps.map(({ id }) => id)).toEqual(['Ann', 'Bo', 'Cy']);
    const fewer = { ...day, people: people.slice(1) };
    expect(fixed(fewer, 'missingLead', 'T1').words).toBe('No team lead is free for T1.');
    expect(fixed(fewer, 'shortCrew', 'T1').plan).toBeNull();
  });

  it('takes the lead of a truck without jobs where nobody without a seat may lead [R-PLAN-6]', () => {
    const full = aDay(TRUCKS, [aJob('Gomez', ['T1', '08:30', 4])]);
    const day = { ...full, seats: full.seats.filter(({ person }) => person !== 'lead of T1') };
    const people = day.people.filter(({ id }) => id !== 'lead of T1');
    expect(fixed({ ...day, people }, 'missingLead', 'T1')).toMatchObject({
      title: 'lead of T2 on T1',
      steps: [
        {
          op: 'seat',
          id: 'lead of T2',
          from: { truck: 'T2', position: 0 },
          to: { truck: 'T1', position: 0 },
          reason: 'lead of T2 has no jobs on T2, 0 h this week.',
        },
      ],
    });
    const busy = { ...day, people, jobs: [...day.jobs, aJob('Park', ['T2', '08:30', 4])] };
    expect(fixed(busy, 'missingLead', 'T1').words).toBe('No team lead is free for T1.');
  });

  it('puts what its activity lacks on other trucks [R-PLAN-7]', () => {
    const activityId = 'two trucks';
    const off = { truck: null, unassigned: false, start: 510, minutes: 240 };
    const jobs = [
      aJob('Gomez', ['T1', '08:30', 4], { activityId }),
      { ...aJob('rest of Gomez', [null, '08:30', 4], { activityId }), place: off },
    ];
    const day = aDay(TRUCKS, jobs);
    expect(fixed(day, 'missingTruck', 'Gomez', { wantedTrucks: 2 })).toMatchObject({
      title: 'Gomez on T2 too',
      steps: [
        {
          id: 'rest of Gomez',
          from: { truck: null, unassigned: false },
          to: { truck: 'T2', start: '08:30' },
        },
      ],
    });
    const few = fixed(day, 'missingTruck', 'Gomez', { wantedTrucks: 3 });
    expect(few.words).toBe('Gomez has fewer parts than trucks.');
  });

  it('starts a job that ends late earlier [R-PLAN-7]', () => {
    const day = aDay(TRUCKS, [aJob('Gomez', ['T1', '15:00', 4])]);
    expect(fixed(day, 'lateFinish', 'Gomez')).toMatchObject({
      title: 'Gomez 30 min earlier',
      steps: [{ to: { truck: 'T1', start: '14:30' } }],
    });
    const far = aDay(TRUCKS, [aJob('Gomez', ['T1', '16:00', 4])]);
    expect(fixed(far, 'lateFinish', 'Gomez').words).toBe("Gomez can't start early enough.");
  });

  it('takes the hours of the estimate where they fit [R-PLAN-7]', () => {
    const day = aDay(TRUCKS, [aJob('Gomez', ['T1', '08:30', 3]), aJob('Park', ['T1', '14:30', 3])]);
    const fits = fixed(day, 'farEstimate', 'Gomez', { automatedHours: 3.9 });
    expect(fits).toMatchObject({ title: 'Gomez takes 4 h', steps: [{ to: { duration: 4 } }] });
    const not = fixed(day, 'farEstimate', 'Gomez', { automatedHours: 5 });
    expect(not).toMatchObject({ plan: null, words: '5 h do not fit there.' });
  });

  it('finds room for the whole of a drive that was cut [R-PLAN-7]', () => {
    const cut = { drives: { out: 15, back: 30 }, exactDrives: { out: 60, back: 30 } };
    const gomez = aJob('Gomez', ['T1', '13:00', 3], cut);
    const day = aDay(TRUCKS, [aJob('Park', ['T1', '08:30', 2.75]), gomez]);
    const drives = { ...KNOWN, cut: { from: 1, to: 0.25 } } as const;
    expect(fixed(day, 'driveUnknown', 'Gomez', { drives })).toMatchObject({
      title: 'Gomez to T2',
      words: 'The drive of Gomez is cut from 1 h to 15 min.',
      steps: [{ op: 'place', id: 'Gomez', to: { truck: 'T2', start: '13:00' }, call: false }],
    });
    const full = { ...day, trucks: TRUCKS.map((one) => ({ ...one, outFrom: 900 })) };
    expect(fixed(full, 'driveUnknown', 'Gomez', { drives }).words).toBe(
      'The drive of Gomez is cut from 1 h to 15 min. It fits nowhere else.',
    );
  });

  it('finds room for drives that are not known, by the zip [R-PLAN-7]', () => {
    const none = { drives: { out: 0, back: 0 }, exactDrives: { out: 0, back: 0 } };
    const gomez = aJob('Gomez', ['T1', '13:00', 3], none);
    const day = aDay(TRUCKS, [aJob('Park', ['T1', '08:30', 2.75]), gomez]);
    const unknown = { ...KNOWN, isUnknown: true };
    expect(fixed(day, 'driveUnknown', 'Gomez', { drives: unknown })).toMatchObject({
      plan: null,
      words: 'The drive of Gomez is not known yet.',
    });
    const far = { ...unknown, byZip: { out: 0.9, back: 0.4 } };
    const words = 'The drives of Gomez are not known: by the zip about 1 h there and 30 min back.';
    expect(fixed(day, 'driveUnknown', 'Gomez', { drives: far })).toMatchObject({
      title: 'Gomez to T2',
      words,
      steps: [{ op: 'place', id: 'Gomez', to: { truck: 'T2', start: '13:00' } }],
    });
    const near = { ...unknown, byZip: { out: 0.2, back: 0.2 } };
    expect(fixed(day, 'driveUnknown', 'Gomez', { drives: near }).words).toBe(
      'The drives of Gomez are not known: by the zip about 15 min there and 15 min back. There is room for them: they are written once they are fetched.',
    );
  });

  it('finds room for drives by the zip that are longer than their envelope [R-PLAN-7]', () => {
    const byZip = { ...KNOWN };
    const short = { drives: { out: 15, back: 15 }, exactDrives: { out: 55, back: 15 } };
    const gomez = aJob('Gomez', ['T1', '13:00', 3], short);
    const day = aDay(TRUCKS, [aJob('Park', ['T1', '08:30', 2.75]), gomez]);
    expect(fixed(day, 'driveUnknown', 'Gomez', { drives: byZip })).toMatchObject({
      title: 'Gomez to T2',
      words: 'The drives of Gomez are known by the zip only: about 1 h there and 15 min back.',
    });
    const whole = aDay(TRUCKS, [aJob('Gomez', ['T1', '13:00', 3])]);
    expect(fixed(whole, 'driveUnknown', 'Gomez', { drives: byZip })).toMatchObject({
      plan: null,
      words:
        'The drives of Gomez are known by the zip only: about 30 min there and 30 min back. There is room for them; its address says more.',
    });
  });

  it('changes nothing where the customer is only to be told [R-PLAN-7]', () => {
    const day = aDay(TRUCKS, [aJob('Gomez', ['T1', '08:30', 3])]);
    expect(fixed(day, 'notConfirmed', 'Gomez')).toMatchObject({ steps: [], isProven: true });
    expect(fixed(day, 'mayRunLate', 'Gomez')).toMatchObject({ plan: null });
  });

  it('puts into the notes why work was difficult before at an address [R-PLAN-7]', () => {
    const gomez = aJob('Gomez', ['T1', '08:30', 3], { notes: 'Piano' });
    const day = aDay(TRUCKS, [gomez]);
    const problems = ['Low bridge', 'Dogs'];
    expect(fixed(day, 'problemAddress', 'Gomez', { problems })).toMatchObject({
      title: 'Gomez: Low bridge; Dogs',
      words: 'Work was difficult before at an address of Gomez.',
      steps: [
        {
          seq: 1,
          op: 'note',
          id: 'day of Gomez',
          customerId: 'customer Gomez',
          from: 'Piano',
          to: 'Piano\nLow bridge\nDogs',
          call: false,
        },
      ],
    });
    const silent = fixed(day, 'problemAddress', 'Gomez', { problems: [''] });
    expect(silent).toMatchObject({ plan: null, words: expect.stringContaining('Nobody said why') });
    const full = aDay(TRUCKS, [{ ...gomez, notes: 'x'.repeat(9_995) }]);
    expect(fixed(full, 'problemAddress', 'Gomez', { problems }).words).toBe(
      'Work was difficult before at an address of Gomez. Its notes have no room for the reason.',
    );
  });

  it('is the cheapest of all places, and keeps the hard rules [R-PLAN-4, R-PLAN-7]', () => {
    const quarter = fc.integer({ min: 34, max: 60 }).map((n) => n * 15);
    const taken = fc.record({ truck: fc.constantFrom('T1', 'T2', 'T3'), start: quarter });
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 4 }), quarter, (places, start) => {
        const trucks = [aTruck('T1'), aTruck('T2'), aTruck('T3')];
        const jobs = places.map((place, n) => {
          const job = aJob(`J${n}`, ['T1', '08:00', 2]);
          return { ...job, place: { ...job.place, ...place } };
        });
        const gomez = aJob('Gomez', [null, '10:00', 2]);
        const day = aDay(trucks, [...jobs, { ...gomez, place: { ...gomez.place, start } }]);
        const all = trucks.flatMap(({ id: truck }) =>
          gomez.starts
            .filter((one) => Math.abs(one - start) <= 60)
            .map((one) => ({ truck, unassigned: false, start: one, minutes: 120 }))
            .map((place) => ({ ...asItIs(day), places: new Map([['Gomez', place]]) }))
            .filter((plan) => judgePlan(day, plan).length === 0),
        );
        const { plan } = fixed(day, 'unassigned', 'Gomez');
        if (all.length === 0) return expect(plan).toBeNull();
        if (!plan) throw new Error('a fix was missed');
        expect(judgePlan(day, plan)).toEqual([]);
        const least = Math.min(...all.map((one) => costOf(day, one).cost));
        expect(costOf(day, plan).cost).toBe(least);
      }),
      { numRuns: 60 },
    );
  });
});
