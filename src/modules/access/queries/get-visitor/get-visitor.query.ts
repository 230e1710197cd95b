import { Query } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

/**
 * The roles, at this moment, of the employee whose visit to `path` has this secret; undefined: it
 * is unknown or over, or its employee may no longer come in.
 */
export class GetVisitorQuery extends Query<readonly Role[] | undefined> {
  constructor(
    readonly secret: string,
    readonly path: string,
  ) {
    super();
  }
}
