import { NOT_BEGUN, type ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { at, givenBooking, GOMEZ_MOVE, PARK_MOVE } from '../given-day.fixture';
import { blockOf } from './board-block';
import { waitingLabel, waitingWords } from './waiting-labels';

const ZONE = 'America/Chicago';
const TORRES = { expectedStart: at('17:30'), waitsFor: GOMEZ_MOVE };

const torres = (progress: Partial<ProgressView>) => ({
  ...givenBooking({ customerName: 'Luis Torres' }, { _id: PARK_MOVE }),
  progress: { ...NOT_BEGUN, ...progress },
});
const taylor = (progress: Partial<ProgressView>) =>
  blockOf(
    {
      ...givenBooking({ customerName: 'Ann Taylor' }),
      progress: { ...NOT_BEGUN, ...progress },
    },
    ZONE,
  );
const said = (
  progress: Partial<ProgressView>,
  before: ReturnType<typeof taylor> | undefined = taylor({ started: at('08:59') }),
): string =>
  waitingLabel(waitingWords(torres(progress), { before, truck: 'OKC_02', timezone: ZONE }));

it('says for whom a job waits, and since when that one is over [R-ACTUAL-19]', () => {
  expect(said(TORRES)).toBe("Can't start before 5:30 PM: Taylor is still on OKC_02");
  expect(said(TORRES, taylor({}))).toBe("Can't start before 5:30 PM: Taylor is first on OKC_02");
  expect(said(TORRES, taylor({ started: at('08:59'), finished: at('17:00') }))).toBe(
    "Can't start before 5:30 PM: Taylor ended at 5:00 PM",
  );
});

it('says nothing of a job that waits for nobody, and no more than the board knows', () => {
  expect(said({ expectedStart: at('17:30') })).toBe('');
  expect(said({ waitsFor: GOMEZ_MOVE })).toBe('');
  expect(said({ ...TORRES, waitsFor: 'elsewhere' })).toBe("Can't start before 5:30 PM");
});
