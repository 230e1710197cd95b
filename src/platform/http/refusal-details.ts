import { Injectable } from '@nestjs/common';
import type { ErrorBody } from './error-body.js';

/** Extra properties of a refusal, made from those that all refusals have. */
type DetailsOf = (body: ErrorBody) => object;

/**
 * Extra properties that a module's calls add to a refusal; modules register theirs at the start.
 */
@Injectable()
export class RefusalDetails {
  private readonly known: { path: string; detailsOf: DetailsOf }[] = [];

  /** @param path what the paths of the calls begin with, such as `/api/v3/<path>` */
  under(path: string, detailsOf: DetailsOf): void {
    this.known.push({ path, detailsOf });
  }

  of(path: string, body: ErrorBody): object {
    const details = this.known.filter((one) => path.startsWith(one.path));
    return Object.assign({}, ...details.map(({ detailsOf }) => detailsOf(body))) as object;
  }
}
