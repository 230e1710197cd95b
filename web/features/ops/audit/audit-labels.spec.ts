import type { AuditEventView } from '#modules/ops/contract/audit.view.js';
import { zoneName } from '../../../shared/format';
import { factsOf, nameOf, showEventType, summaryOf } from './audit-labels';

const DENVER = '65f0000000000000000000b2';
const DEN_06 = '65f0000000000000000000a6';
const CARMEN = '65f0000000000000000000e7';
const NAMES = new Map([
  [DENVER, 'Denver'],
  [DEN_06, 'DEN_06'],
  [CARMEN, 'Carmen Morris'],
]);

/** The viewer's own zone. */
const SEEN = { names: NAMES, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };

const given = (change: Partial<AuditEventView>): AuditEventView => ({
  _id: '65f0000000000000000000a1',
  entity: 'day',
  entityId: `${DENVER}:2026-11-30`,
  type: 'UPDATED',
  timestamp: '2026-11-21T14:00:00.000Z',
  employeeId: null,
  requestId: 'request-1',
  data: {},
  changes: [],
  ...change,
});

describe('the words of the audit trail', () => {
  it('say who, not whose id', () => {
    const changes = [{ field: 'actingManagerId', before: null, after: CARMEN }];
    expect(summaryOf(given({ changes }), SEEN)).toBe('Acting manager: – → Carmen Morris');
  });

  it('say that something was undone, not by which reference', () => {
    const undone = given({ data: { undoes: 'a1', reason: 'Sick' } });
    expect(showEventType(undone)).toBe('Undone');
    expect(factsOf(undone, SEEN)).toEqual([['Reason', 'Sick']]);
  });

  it('name nobody by an id, also who is gone', () => {
    const gone = '65f0000000000000000000ff';
    const changes = [{ field: 'actingManagerId', before: gone, after: CARMEN }];
    expect(summaryOf(given({ changes }), SEEN)).toBe(
      'Acting manager: no longer known → Carmen Morris',
    );
    const data = { truckId: DEN_06, customerId: gone, note: 'Brakes', empty: '' };
    expect(factsOf(given({ data }), SEEN)).toEqual([
      ['Truck', 'DEN_06'],
      ['Customer', 'no longer known'],
      ['Note', 'Brakes'],
    ]);
    expect(nameOf(given({ entityId: `${gone}:2026-11-30` }), NAMES)).toBe('11/30/2026');
  });

  it('have phones in their usual form', () => {
    const changes = [{ field: 'phone', before: '', after: '4055550140' }];
    const event = given({ entity: 'company', changes, data: { phone: '4055550141' } });
    expect(summaryOf(event, SEEN)).toBe('Phone: – → (405) 555-0140');
    expect(factsOf(event, SEEN)).toEqual([['Phone', '(405) 555-0141']]);
  });

  it('say of something new what it began with', () => {
    const created = { name: 'T1', branchId: DENVER, hasLift: false };
    const changes = Object.entries(created).map(([field, after]) => ({
      field,
      before: null,
      after,
    }));
    expect(summaryOf(given({ entity: 'truck', type: 'CREATED', changes }), SEEN)).toBe(
      'Name: T1, Branch: Denver, 1 more',
    );
  });

  it('say which seat of which truck', () => {
    const seat = { truck: DEN_06, branchId: DENVER, position: 1 };
    const changes = [{ field: '2026-11-30', before: null, after: seat }];
    expect(summaryOf(given({ entity: 'crew', changes }), SEEN)).toBe(
      '11/30/2026: – → truck DEN_06, branch Denver, seat Second',
    );
  });

  it('call what belongs to a customer as its page does', () => {
    const at = `move.activities.${DEN_06}`;
    const floor = { floor: 2, distanceToDoor: 50 };
    const changes = [
      { field: `${at}.numMovers`, before: 2, after: 3 },
      { field: `${at}.locations.${DEN_06}`, before: null, after: floor },
    ];
    expect(summaryOf(given({ entity: 'customer', changes }), { ...SEEN, names: new Map() })).toBe(
      'Activity · Movers: 2 → 3, Activity · Location: – → floor 2, walk from truck to door 50',
    );
  });

  it('say when by the clock of a branch, with its zone where the viewer’s differs', () => {
    const moved = ['2026-11-21T14:30:00.000Z', '2026-11-21T15:15:00.000Z'];
    const changes = [{ field: 'date', before: moved[0], after: moved[1] }];
    const timezone = 'Asia/Tokyo';
    const zone = zoneName(moved[0]!, timezone);
    expect(summaryOf(given({ changes }), { ...SEEN, timezone })).toBe(
      `Date: 11/21/2026 11:30 PM ${zone} → 11/22/2026 12:15 AM ${zone}`,
    );
  });
});
