import type { SlotView } from '#modules/scheduling/contract/slots.view.js';

/** Thursday noon on T03, four hours, near Gomez. */
export const givenSlot = (change: Partial<SlotView> = {}): SlotView => ({
  token: 'sealed.1',
  day: '2026-11-26',
  start: '2026-11-26T18:00:00Z',
  end: '2026-11-26T22:00:00Z',
  startTime: '12:00',
  window: null,
  trucks: [
    {
      truck: '65f000000000000000000a03',
      name: 'T03',
      follows: null,
      leadsTo: null,
      driveOut: 0.5,
      driveBack: 0.5,
    },
  ],
  score: 30,
  parts: { drive: 6, gap: 24, open: 0, lift: 0, crew: 0, load: 0, risk: 0 },
  reasons: ['12 min from Gomez on T03', 'Leaves room for a job on T03'],
  revision: 4,
  approximate: false,
  ...change,
});
