import fc from 'fast-check';
import { nextStep, type Confirmation, type StepDay, type StepInput } from './next-step';

const TODAY = '2026-11-21';
const day = (change: Partial<StepDay> = {}): StepDay => ({
  _id: 'a',
  day: '2026-11-25',
  state: 'uncommitted',
  missing: null,
  ...change,
});
const STOPS = { kind: 'stops', line: 'Add a pickup' } as const;
const SIZES = { kind: 'sizes', line: '' } as const;
const SENT: Confirmation = {
  status: 'sent',
  sent: '2026-11-20T15:00:00.000Z',
  by: 'Dana',
  recipient: 'maria@mail.example',
};
const BOOKED = [day({ state: 'committed' })];
const at = (change: Partial<StepInput>): StepInput => ({
  isActive: true,
  unsaved: 0,
  days: [day()],
  selected: 'a',
  today: TODAY,
  confirmation: null,
  reconfirm: false,
  ...change,
});

describe('the next step', () => {
  it.each<[string, Partial<StepInput>, object]>([
    ['is nothing for a canceled customer', { isActive: false, unsaved: 3 }, { kind: 'none' }],
    ['is a day where there is none', { days: [], selected: null }, { kind: 'add-day' }],
    [
      'is to save contact data typed before there is a day',
      { days: [], unsaved: 1 },
      { kind: 'save' },
    ],
    [
      'is an address before anything is saved',
      { days: [day({ missing: STOPS })], unsaved: 2 },
      { kind: 'add-address', activityId: 'a' },
    ],
    ['is to save once the addresses are known', { unsaved: 2 }, { kind: 'save' }],
    [
      'is to save though sizes are missing',
      { unsaved: 1, days: [day({ missing: SIZES })] },
      { kind: 'save' },
    ],
    ['is to book what is saved', {}, { kind: 'book', activityId: 'a' }],
    [
      'is to book the other trucks too',
      { days: [day({ state: 'partial' })] },
      { kind: 'book', activityId: 'a' },
    ],
    [
      'is to book the day on screen first',
      { days: [day(), day({ _id: 'b' })], selected: 'b' },
      { kind: 'book', activityId: 'b' },
    ],
    [
      'is to book the other day then',
      { days: [day(), day({ _id: 'b', state: 'committed' })], selected: 'b' },
      { kind: 'book', activityId: 'a' },
    ],
    [
      'is the confirmation of what is booked',
      { days: BOOKED },
      { kind: 'confirm', because: 'first' },
    ],
    [
      'waits for a confirmation on its way',
      { days: BOOKED, confirmation: { ...SENT, status: 'queued' } },
      { kind: 'sending' },
    ],
    [
      'is the confirmation again after a failure',
      { days: BOOKED, confirmation: { ...SENT, status: 'failed' } },
      { kind: 'confirm', because: 'failed' },
    ],
    [
      'is the confirmation again where nobody knows how the last one fared',
      { days: BOOKED, confirmation: { ...SENT, status: 'unknown' } },
      { kind: 'confirm', because: 'unknown' },
    ],
    [
      'is to book a day that was saved for one end alone',
      { days: [day({ missing: { kind: 'usual', line: '' } })] },
      { kind: 'book', activityId: 'a' },
    ],
    [
      'is the confirmation again after a change',
      { days: BOOKED, confirmation: SENT, reconfirm: true },
      { kind: 'confirm', because: 'changed' },
    ],
    ['is none once it is confirmed', { days: BOOKED, confirmation: SENT }, { kind: 'confirmed' }],
    [
      'is to save what changed on a confirmed move',
      { days: BOOKED, confirmation: SENT, unsaved: 1 },
      { kind: 'save' },
    ],
    ['is none for a move that is over', { days: [day({ day: '2026-11-20' })] }, { kind: 'none' }],
  ])('%s', (_, input, expected) => {
    expect(nextStep(at(input))).toEqual(expected);
  });

  const aDay: fc.Arbitrary<StepDay> = fc.record({
    _id: fc.constantFrom('a', 'b', 'c'),
    day: fc.constantFrom(null, '2026-11-20', TODAY, '2026-12-01'),
    state: fc.constantFrom('uncommitted' as const, 'partial' as const, 'committed' as const),
    missing: fc.constantFrom(null, STOPS, SIZES),
  });
  const aConfirmation: fc.Arbitrary<Confirmation> = fc
    .constantFrom(...(['queued', 'sending', 'sent', 'failed', 'unknown'] as const))
    .map((status) => ({ ...SENT, status }));
  const anInput: fc.Arbitrary<StepInput> = fc.record({
    isActive: fc.boolean(),
    unsaved: fc.nat(3),
    days: fc.array(aDay, { maxLength: 3 }),
    selected: fc.constantFrom('a', 'b', null),
    today: fc.constant(TODAY),
    confirmation: fc.option(aConfirmation),
    reconfirm: fc.boolean(),
  });

  it('books and confirms nothing that is not saved, and confirms only what has all its trucks [R-CUST-20]', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { kind } = nextStep(input);
        if (['book', 'confirm', 'sending', 'confirmed'].includes(kind))
          expect(input.unsaved).toBe(0);
        const ahead = input.days.filter(({ day: of }) => of === null || of >= TODAY);
        if (['confirm', 'sending', 'confirmed'].includes(kind))
          expect(ahead.every(({ state }) => state === 'committed')).toBe(true);
        if (input.isActive && input.unsaved > 0) expect(['save', 'add-address']).toContain(kind);
      }),
    );
  });
});
