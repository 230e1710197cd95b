import type { AuditEventView } from '../../../../src/modules/ops/contract/audit.view';
import { summaryOf } from './audit-words';

const DENVER = '65f0000000000000000000b2';
const DEN_06 = '65f0000000000000000000a6';
const CARMEN = '65f0000000000000000000e7';
const NAMES = new Map([
  [DENVER, 'Denver'],
  [DEN_06, 'DEN_06'],
  [CARMEN, 'Carmen Morris'],
]);

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
    expect(summaryOf(given({ changes }), NAMES)).toBe('Acting manager: – → Carmen Morris');
  });

  it('say which seat of which truck', () => {
    const seat = { truck: DEN_06, branchId: DENVER, position: 1 };
    const changes = [{ field: '2026-11-30', before: null, after: seat }];
    expect(summaryOf(given({ entity: 'crew', changes }), NAMES)).toBe(
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
    expect(summaryOf(given({ entity: 'customer', changes }), new Map())).toBe(
      'Activity · Movers: 2 → 3, Activity · Location: – → floor 2, walk to the door 50',
    );
  });
});
