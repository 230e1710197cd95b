import { Injectable } from '@nestjs/common';
import { History } from '#platform/history/history.js';
import { ENDED_HOLD, holdField } from '../contract/holds.view.js';
import type { EndedHold } from '../domain/slots/holds.js';
import type { StoredHold } from '../persistence/slot-hold.repository.js';

/** Notes in a day's trail which held times were given back, and which are held again. */
@Injectable()
export class HoldTrail {
  constructor(private readonly history: History) {}

  async givenBack(hold: StoredHold, ended: EndedHold): Promise<void> {
    await this.record(hold, { before: shown(hold), after: null }, { [ENDED_HOLD]: ended });
  }

  async heldAgain(hold: StoredHold): Promise<void> {
    await this.record(hold, { before: null, after: shown(hold) }, {});
  }

  private async record(
    { id, branchId, day }: StoredHold,
    change: { before: object | null; after: object | null },
    data: object,
  ): Promise<void> {
    await this.history.record({
      ...{ entity: 'day', entityId: `${branchId}:${day}`, type: 'UPDATED', data },
      changes: [{ field: holdField(id), ...change }],
    });
  }
}

const shown = ({ heldBy, starts, ends }: StoredHold): object => ({
  ...{ employee: heldBy, start: starts.toISOString(), end: ends.toISOString() },
});
