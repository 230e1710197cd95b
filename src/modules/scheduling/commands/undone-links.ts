import { Inject, Injectable } from '@nestjs/common';
import { Undoing } from '#platform/history/undoing.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import { elsewhereByNow, linkedByNow } from '../refusals.js';
import { isOwnUndo } from './undone-trucks.js';

type Linked = Pick<LockedOperation, 'operationId' | 'follows' | 'followedBy'>;

interface Pair {
  followed: Pick<LockedOperation, 'operationId' | 'place'>;
  follower: Pick<LockedOperation, 'operationId' | 'place'>;
}

/**
 * Direct drives where an act is taken back: one that was made since isn't ended along, and none that comes back takes a
 * job to another truck. A plan that is taken back judges that itself.
 */
@Injectable()
export class UndoneLinks {
  constructor(
    private readonly undoing: Undoing,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  /**
   * Of operations that are locked and leave their trucks.
   * @throws 409 BLOCK_CHANGED with whom one of them is linked to by now, where the request takes an act back
   */
  async refuseLinked(leaving: readonly Linked[]): Promise<void> {
    if (!isOwnUndo()) return;
    const ids = leaving.map(({ operationId }) => operationId);
    const others = leaving
      .flatMap(({ follows, followedBy }) => [follows?.followedId, followedBy?.followerId])
      .filter((id) => id !== undefined && !ids.includes(id));
    const [other] = others;
    if (other === undefined || (await this.didTouch('follows'))) return;
    throw linkedByNow(await this.nameOf(other));
  }

  /** @throws 409 BLOCK_CHANGED with whom it followed, where that job is on another truck by now */
  async refuseApart({ followed, follower }: Pair): Promise<void> {
    if (!isOwnUndo() || followed.place.truck === follower.place.truck) return;
    if (await this.didTouch(`${follower.operationId}.truck`)) return;
    throw elsewhereByNow(await this.nameOf(followed.operationId));
  }

  /** Whether the act that is taken back changed such a field of an operation. */
  private async didTouch(ending: string): Promise<boolean> {
    const events = await this.undoing.undone(({ changes }) =>
      changes.some(({ field }) => field.includes('.operations.') && field.endsWith(`.${ending}`)),
    );
    return events.length > 0;
  }

  private async nameOf(operationId: string): Promise<string> {
    const { shown } = await this.operations.shown(operationId);
    return shown.row.customer_name;
  }
}
