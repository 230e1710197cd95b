import type {
  AttentionItemView,
  DayAttentionView,
} from '#modules/scheduling/contract/attention.view.js';
import { riskRows } from './risk-rows';

const truck = (name: string) => ({ _id: name, name, color: '#1c7ed6' });
const moveItem = (name: string, hour: number): AttentionItemView => ({
  mark: 'unassigned',
  operation: {
    _id: name,
    customerId: `c-${name}`,
    customerName: `Ana ${name}`,
    start: `2026-11-23T${hour}:00:00Z`,
    end: `2026-11-23T${hour + 2}:00:00Z`,
  },
  truck: null,
  missing: 0,
});
const day = (over: Partial<DayAttentionView>): DayAttentionView => ({
  date: '2026-11-23',
  ...{ bookings: 3, trucks: 1, crew: 2, missing: 0, items: [], counts: {}, tones: {}, off: [] },
  usual: { tight: 0, mayRunLate: 0, lateFinish: 0, farEstimate: 0 },
  ...over,
});

describe('what a day lacks', () => {
  it('is a row for each kind, urgent first, that names a few and counts the rest [R-TODAY-9]', () => {
    const items = [
      ...[14, 15, 16, 17].map((hour) => moveItem(`M${hour}`, hour)),
      moveItem('M18', 18),
      {
        ...moveItem('x', 14),
        mark: 'shortCrew' as const,
        operation: null,
        truck: truck('T4'),
        missing: 2,
      },
    ];
    const tones = { unassigned: 'red', shortCrew: 'amber' } as const;
    const rows = riskRows(day({ items, counts: { unassigned: 5, shortCrew: 1 }, tones }), 'UTC');
    expect(rows.map(({ title, tone, more }) => [title, tone, more])).toEqual([
      ['5 moves have no truck', 'red', 1],
      ['1 truck lacks movers', 'amber', 0],
    ]);
    expect(rows[0]?.named.map(({ text }) => text)).toEqual([
      'M14 2:00 PM',
      'M15 3:00 PM',
      'M16 4:00 PM',
      'M17 5:00 PM',
    ]);
    expect(rows[1]?.named).toEqual([{ key: 'T4', text: 'T4 (2)', customerId: null }]);
  });

  it('says when a late job ends', () => {
    const items = [{ ...moveItem('Park', 17), mark: 'lateFinish' as const }];
    const [row] = riskRows(day({ items, counts: { lateFinish: 1 } }), 'UTC');
    expect(row).toMatchObject({ title: '1 job ends late', named: [{ text: 'Park 7:00 PM' }] });
  });

  it('names who is off only while seats are empty', () => {
    const off = [{ employee: 'bo', displayName: 'Bo' }];
    expect(riskRows(day({ off }), 'UTC')).toEqual([]);
    expect(riskRows(day({ off, missing: 2 }), 'UTC')).toMatchObject([
      { kind: 'off', title: '1 person is off, 2 seats are empty', named: [{ text: 'Bo' }] },
    ]);
  });
});
