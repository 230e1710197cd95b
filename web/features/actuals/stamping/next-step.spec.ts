import { givenActual } from '../../../testing/given-actual';
import { jobTimes } from './job-times';
import { currentJob, nextStep, otherStep, type StampedJob } from './next-step';
import { at, JOB } from './stamping.fixture';

const times = (change: Parameters<typeof givenActual>[0] = {}) =>
  jobTimes(JOB, givenActual(change), []);
const OUT = { state: 'out', leftYard: at('13:00') } as const;
const WORKING = { ...OUT, state: 'working', started: at('13:30') } as const;
const FINISHED = { ...WORKING, state: 'finished', finished: at('17:00') } as const;
const BACK = { ...FINISHED, state: 'back', backYard: at('17:30') } as const;

describe('the next step', () => {
  it.each([
    [{}, 'leftYard', 'started'],
    [OUT, 'started', null],
    [WORKING, 'finished', 'breakStart'],
    [{ ...WORKING, state: 'onBreak' as const }, 'breakEnd', null],
    [FINISHED, 'backYard', null],
    [BACK, null, null],
  ])('after %j is %s, and beside it %s', (actual, next, other) => {
    expect(nextStep(times(actual))).toBe(next);
    expect(otherStep(times(actual))).toBe(other);
  });

  it('is not the yard where the truck goes straight to the next job [R-CREW-16]', () => {
    expect(nextStep(times(FINISHED), true)).toBeNull();
  });

  const day = (...jobs: Parameters<typeof givenActual>[0][]): StampedJob[] =>
    jobs.map((job) => ({ times: times(job), fromJobBefore: false }));

  it('is of the first job that is not done, unless a later one has begun [R-CREW-16]', () => {
    expect(currentJob(day({}, {}))).toBe(0);
    expect(currentJob(day(FINISHED, {}))).toBe(0);
    expect(currentJob(day(BACK, {}))).toBe(1);
    expect(currentJob(day(FINISHED, OUT))).toBe(1);
    expect(currentJob(day(BACK, BACK))).toBe(-1);
    const [before, after] = day(FINISHED, {});
    expect(currentJob([before!, { ...after!, fromJobBefore: true }])).toBe(1);
  });
});
