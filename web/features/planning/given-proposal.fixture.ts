import type {
  OptionView,
  PlanTotals,
  ProposalView,
  StepOf,
} from '#modules/planning/contract/proposal.view.js';
import { DAY, GOMEZ, GOMEZ_MOVE, T01, T02 } from '../../testing/given-day';
import { OKLAHOMA } from '../../testing';

export const PROPOSAL = '65f000000000000000000b01';

export const givenTotals = (change: Partial<PlanTotals> = {}): PlanTotals => ({
  cost: 97,
  drive: 120,
  overtime: 0,
  trucks: 1,
  idle: 60,
  moved: 1,
  minutesMoved: 0,
  crewChanges: 0,
  calls: 0,
  openSeats: 0,
  standIns: 0,
  rentals: 0,
  risk: 0,
  unserved: 0,
  ...change,
});

/** Gomez from T01 to T02. */
export const givenPlace = (change: Partial<StepOf<'place'>> = {}): StepOf<'place'> => ({
  seq: 1,
  op: 'place',
  id: GOMEZ_MOVE,
  customerId: GOMEZ,
  name: 'Gomez',
  from: { truck: T01, unassigned: false, start: '08:30', duration: 4 },
  to: { truck: T02, unassigned: false, start: '08:30', duration: 4 },
  reason: 'T01 is down; T02 is free then.',
  call: false,
  needs: [],
  ...change,
});

/** T01 is down all day. */
export const givenDown = (change: Partial<StepOf<'truck'>> = {}): StepOf<'truck'> => ({
  seq: 2,
  op: 'truck',
  id: T01,
  name: 'T01',
  from: { unavailable: false, unavailableFrom: null },
  to: { unavailable: true, unavailableFrom: null },
  reason: 'T01 is down all day.',
  call: false,
  needs: [1],
  ...change,
});

export const givenOption = (change: Partial<OptionView> = {}): OptionView => ({
  no: 1,
  name: 'nobody',
  title: 'Nobody is called',
  proven: false,
  stopped: false,
  bound: null,
  totals: givenTotals(),
  steps: [givenPlace(), givenDown()],
  drafts: [],
  ...change,
});

/** T01 is down: Gomez goes to T02, or a later start is agreed by phone. */
export const givenProposal = (change: Partial<ProposalView> = {}): ProposalView => ({
  _id: PROPOSAL,
  branchId: OKLAHOMA,
  date: DAY,
  kind: 'repair',
  cause: { truckDown: { truck: T01 } },
  words: 'T01 is down all day.',
  state: 'ready',
  progress: 100,
  version: 2,
  made: { by: 'Dana Reyes', at: '2026-11-21T14:00:00.000Z' },
  applied: null,
  error: null,
  replacedBy: null,
  now: {
    ...givenTotals({ cost: 2061, drive: 60, moved: 0, calls: 1, unserved: 1 }),
    steps: [
      givenPlace({ to: { truck: null, unassigned: true, start: '08:30', duration: 4 } }),
      givenDown(),
    ],
  },
  options: [
    givenOption(),
    givenOption({
      no: 2,
      name: 'few',
      title: 'Few calls',
      proven: true,
      totals: givenTotals({ calls: 1, minutesMoved: 60 }),
      steps: [
        givenPlace({
          call: true,
          to: { truck: T02, unassigned: false, start: '09:30', duration: 4 },
        }),
        givenDown(),
      ],
    }),
  ],
  rejected: [
    { truck: '65f000000000000000000a05', name: 'T05', why: 'T05: Ruiz is on it until 2 PM' },
  ],
  ...change,
});
