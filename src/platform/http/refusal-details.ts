import { Injectable } from '@nestjs/common';
import type { ErrorBody } from './error-body.js';

/** What a refusal says besides, made from what all refusals say. */
type DetailsOf = (body: ErrorBody) => object;

/** What the calls of a module say in a refusal besides what all say; modules add theirs at the start. */
@Injectable()
export class RefusalDetails {
  private readonly known: { path: string; detailsOf: DetailsOf }[] = [];

  /** @param path how the paths of the calls begin, such as `/api/v3/<path>` */
  under(path: string, detailsOf: DetailsOf): void {
    this.known.push({ path, detailsOf });
  }

  of(path: string, body: ErrorBody): object {
    const details = this.known.filter((one) => path.startsWith(one.path));
    return Object.assign({}, ...details.map(({ detailsOf }) => detailsOf(body))) as object;
  }
}
