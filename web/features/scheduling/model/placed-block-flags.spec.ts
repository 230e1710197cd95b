import type { ProgressView } from '#modules/scheduling/contract/progress.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { givenBooking, at } from '../given-day.fixture';
import { FLAG_KINDS } from './block-flags';
import { blockOf } from './board-block';
import { flagsOf } from './placed-block-flags';

const timezone = 'America/Chicago';
const given = (
  meta: Parameters<typeof givenBooking>[0] = {},
  progress: Partial<ProgressView> = {},
) => blockOf({ ...givenBooking(meta), progress: { ...NOT_BEGUN, ...progress } }, timezone);
const namesOf = (marks: string, block = given()): string[] =>
  flagsOf(block, { timezone, marks }).map(({ name }) => name);

it('puts what is wrong with a block before what needs a look before what is good to know [R-BOARD-24]', () => {
  expect(flagsOf(given(), { timezone, marks: '' })).toEqual([]);
  const booking = { ...givenBooking({ moverCount: 3 }), grid: null };
  const marks = 'cantStart.amber runningLate.red tight.amber missingTruck.amber mayRunLate.note';
  const flags = flagsOf(blockOf(booking, timezone), { timezone, marks });
  expect(flags.map(({ kind, tone }) => [kind, tone])).toEqual([
    ['outside', 'danger'],
    ['runningLate', 'danger'],
    ['cantStart', 'warning'],
    ['tight', 'warning'],
    ['missingTruck', 'warning'],
    ['mayRunLate', 'plain'],
    ['movers', 'plain'],
  ]);
});

it('has the order of the marks among those of one tone [R-BOARD-60]', () => {
  const marks = ['problemAddress', 'farEstimate', 'lateFinish', 'notConfirmed', 'reconfirm'];
  const text = marks.map((mark) => `${mark}.amber`).join(' ');
  const kinds = flagsOf(given(), { timezone, marks: text }).map(({ kind }) => kind);
  expect(kinds).toEqual([...marks].reverse());
  expect(kinds).toEqual(FLAG_KINDS.filter((kind) => kinds.includes(kind)));
});

it('says each mark in words [R-BOARD-60]', () => {
  const waiting = given({}, { waitsFor: 'before', expectedStart: at('17:30') });
  expect(namesOf('cantStart.red', waiting)).toEqual(["Can't start before 5:30 PM"]);
  expect(namesOf('driveUnknown.amber', given({ drives: 'byZip' }))).toEqual([
    'Drive by the zip only',
  ]);
  const cut = given({ drives: 'cut', driveCut: { from: 1.5, to: 1 } });
  expect(namesOf('driveUnknown.amber', cut)).toEqual(['Drive cut from 1.5 h to 1 h']);
  expect(namesOf('missingTruck.amber')).toEqual([expect.stringMatching(/^Missing a truck/)]);
  expect(namesOf('reconfirm.amber')).toEqual([expect.stringMatching(/^To reconfirm/)]);
  expect(namesOf('notConfirmed.amber')).toEqual([expect.stringMatching(/^Not confirmed/)]);
  expect(namesOf('unassigned.red')).toEqual([]);
});

it('says how far a move is planned from its automated estimate', () => {
  const far = given({ estimateGaps: [{ of: 'estHours', by: -8 }] });
  expect(flagsOf(far, { timezone, marks: 'farEstimate.amber' })).toMatchObject([
    { kind: 'farEstimate', name: '8 h below the automated estimate', figure: '−8 h' },
  ]);
});
