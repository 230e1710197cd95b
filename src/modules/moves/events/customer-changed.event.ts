import type { ListedChange } from '../domain/listed-move.js';
import type { ShownOperation } from '../views/shown-operation.js';

/**
 * Something inside a customer changed; raised inside the transaction. `shown` is what boards show
 * of the customer now, `listed` says what lists and searches must follow.
 */
export class CustomerChanged {
  constructor(
    readonly customerId: string,
    readonly shown: readonly ShownOperation[],
    readonly listed: ListedChange,
  ) {}
}
