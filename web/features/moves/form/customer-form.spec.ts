import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { exampleActivity, exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import {
  customerForm,
  newCustomerForm,
  type CustomerForm,
  type CustomerFormAction,
} from './customer-form';
import type { ActivityValues, CustomerValues } from './values';

const version = (nounce: string, change: Partial<CustomerView> = {}): CustomerView => ({
  ...structuredClone(exampleCustomer),
  ...change,
  nounce,
});
const typedOver = (base: CustomerValues, change: Partial<CustomerValues>): CustomerValues => ({
  ...structuredClone(base),
  ...change,
});

const V1 = version('1');
/** Someone else changed the phone. */
const V2 = version('2', { phone: '2' });
/** Someone else changed what is typed here, too. */
const V2_MARIE = version('2', { firstName: 'Marie' });
const MARY = typedOver(V1, { firstName: 'Mary' });

const CLEAN = newCustomerForm(V1);
const TYPED: CustomerForm = { ...CLEAN, typed: MARY };
const BEHIND: CustomerForm = { ...TYPED, latest: V2, newer: V2 };
const WRITING: CustomerForm = { ...TYPED, writes: 1 };
/** What was sent and then typed on, without an answer. */
const SENT: CustomerForm = { ...TYPED, typed: typedOver(MARY, { phone: '9' }), unanswered: [MARY] };

/** What the form and its versions are, in a few words each. */
const seen = ({ base, typed, latest, newer, writes, ownVersions, awaited }: CustomerForm) => ({
  base: base.nounce,
  stage: base.stage,
  typed: `${typed.firstName} ${typed.phone}`,
  latest: latest.nounce,
  newer: newer?.nounce ?? null,
  writes,
  ownVersions,
  awaited,
});
type Seen = ReturnType<typeof seen>;

const { phone } = V1;
const TABLE: readonly [string, CustomerForm, CustomerFormAction, Partial<Seen>][] = [
  [
    'takes a newer version where nothing is typed',
    CLEAN,
    { type: 'loaded', customer: V2 },
    { base: '2', typed: 'Maria 2', latest: '2' },
  ],
  [
    'takes the same version loaded again under what is typed, with what jobs changed in it',
    TYPED,
    { type: 'loaded', customer: version('1', { stage: 30 }) },
    { stage: 30 },
  ],
  [
    'shows a newer version beside what is typed',
    TYPED,
    { type: 'loaded', customer: V2 },
    { latest: '2', newer: '2' },
  ],
  [
    'lays a version of its own under what is typed',
    { ...TYPED, ownVersions: ['2'], awaited: '2' },
    { type: 'loaded', customer: V2 },
    { base: '2', typed: 'Mary 2', latest: '2', awaited: null },
  ],
  [
    'asks about a version of its own that has someone else’s word for what is typed',
    { ...TYPED, ownVersions: ['2'], awaited: '2' },
    { type: 'loaded', customer: V2_MARIE },
    { latest: '2', newer: '2' },
  ],
  [
    'takes a newer version that is all that is typed here',
    TYPED,
    { type: 'loaded', customer: version('2', { firstName: 'Mary' }) },
    { base: '2', latest: '2' },
  ],
  [
    'takes a newer version that has all that is typed here, and more',
    TYPED,
    { type: 'loaded', customer: version('2', { firstName: 'Mary', phone: '2' }) },
    { base: '2', typed: 'Mary 2', latest: '2' },
  ],
  [
    'lays a save whose answer was lost under what was typed since',
    SENT,
    { type: 'loaded', customer: version('2', { firstName: 'Mary' }) },
    { base: '2', latest: '2', ownVersions: ['2'] },
  ],
  [
    'asks about what someone else changed after a save whose answer was lost',
    SENT,
    { type: 'loaded', customer: version('3', { firstName: 'Mary', phone: '2' }) },
    { latest: '3', newer: '3' },
  ],
  [
    'lets a version wait that is loaded during a write',
    { ...CLEAN, writes: 1 },
    { type: 'loaded', customer: V2 },
    { latest: '2' },
  ],
  [
    'has a draft of this version in its fields',
    CLEAN,
    { type: 'draftFound', base: V1, typed: MARY },
    { typed: `Mary ${phone}` },
  ],
  [
    'shows what came after the version of a draft',
    { ...CLEAN, base: V2, typed: V2, latest: V2 },
    { type: 'draftFound', base: V1, typed: MARY },
    { base: '1', typed: `Mary ${phone}`, newer: '2' },
  ],
  [
    'awaits a version that a part of the page made',
    TYPED,
    { type: 'versionMade', nounce: '2' },
    { ownVersions: ['2'], awaited: '2' },
  ],
  ['counts a write', TYPED, { type: 'writeBegan' }, { writes: 1 }],
  [
    'lays the answer of a save under it',
    WRITING,
    { type: 'writeAnswered', customer: version('2', { firstName: 'Mary' }), sent: MARY },
    { base: '2', latest: '2', ownVersions: ['2'] },
  ],
  [
    'keeps what is typed while a save is on its way',
    { ...WRITING, typed: typedOver(MARY, { phone: '9' }) },
    { type: 'writeAnswered', customer: version('2', { firstName: 'Mary' }), sent: MARY },
    { base: '2', typed: 'Mary 9', latest: '2', ownVersions: ['2'] },
  ],
  [
    'keeps what is typed over the answer of a write that stores none of it',
    WRITING,
    { type: 'writeAnswered', customer: V2, sent: null },
    { base: '2', typed: 'Mary 2', latest: '2', ownVersions: ['2'] },
  ],
  [
    'takes what was loaded during a write once it is over',
    { ...CLEAN, latest: V2, writes: 1 },
    { type: 'writeEnded' },
    { base: '2', typed: 'Maria 2', writes: 0 },
  ],
  [
    'waits for the last of several writes',
    { ...CLEAN, latest: V2, writes: 2 },
    { type: 'writeEnded' },
    { writes: 1 },
  ],
  [
    'is up to date once the differences are settled, with mine',
    BEHIND,
    { type: 'differencesSettled', newer: V2_MARIE, choices: new Map() },
    { base: '2', typed: `Mary ${phone}`, newer: null },
  ],
  [
    'is up to date once the differences are settled, with theirs',
    BEHIND,
    {
      type: 'differencesSettled',
      newer: V2_MARIE,
      choices: new Map([['firstName', 'theirs']] as const),
    },
    { base: '2', typed: `Marie ${phone}`, newer: null },
  ],
  [
    'is the newest version once what is typed is discarded',
    BEHIND,
    { type: 'editsDiscarded' },
    { base: '2', typed: 'Maria 2', newer: null },
  ],
];

describe('a customer’s form', () => {
  it.each(TABLE)('%s [R-SAVE-11]', (_, form, action, expected) => {
    const before = structuredClone(form);
    expect(seen(customerForm(form, action))).toEqual({ ...seen(form), ...expected });
    expect(form).toEqual(before);
  });

  it('leaves its fields alone where nothing of them changes', () => {
    const actions: CustomerFormAction[] = [
      { type: 'loaded', customer: V2 },
      { type: 'versionMade', nounce: '2' },
      { type: 'writeBegan' },
    ];
    for (const action of actions) expect(customerForm(TYPED, action).typed).toBe(MARY);
    expect(customerForm(WRITING, { type: 'writeEnded' }).typed).toBe(MARY);
  });

  it('gives up what a booked truck locks, and keeps the rest', () => {
    const activity: ActivityValues = {
      ...exampleActivity,
      operations: exampleActivity.operations.map((one) => ({ ...one, truck: 'e'.repeat(24) })),
    };
    const withActivity = (change: Partial<ActivityValues>): CustomerValues => ({
      ...V1,
      move: { ...V1.move, activities: [{ ...activity, ...change }] },
    });
    const booked = withActivity({}) as CustomerView;
    const form = {
      ...newCustomerForm(booked),
      typed: withActivity({ notes: 'Dog', estHours: 9 }),
    };
    const { typed } = customerForm(form, { type: 'lockedEditsDiscarded' });
    expect(typed.move.activities[0]).toMatchObject({
      notes: 'Dog',
      estHours: exampleActivity.estHours,
    });
  });

  it('knows a stop again that was new when it was sent', () => {
    const stop = { ...structuredClone(exampleActivity.locations[0]!), _id: undefined };
    const withStop = (own: object): CustomerValues => ({
      ...structuredClone(V1),
      move: {
        ...structuredClone(V1.move),
        activities: [{ ...structuredClone(exampleActivity), locations: [{ ...stop, ...own }] }],
      },
    });
    const stored = { ...withStop({ _id: 'a'.repeat(24) }), nounce: '2' } as CustomerView;
    const form = { ...WRITING, typed: withStop({ gateCode: '4711' }) };
    const after = customerForm(form, {
      type: 'writeAnswered',
      customer: stored,
      sent: withStop({}),
    });
    expect(after.typed.move.activities[0]!.locations).toEqual([
      expect.objectContaining({ _id: 'a'.repeat(24), gateCode: '4711' }),
    ]);
  });
});
