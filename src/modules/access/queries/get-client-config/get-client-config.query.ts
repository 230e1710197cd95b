import { Query } from '@nestjs/cqrs';
import type { ClientConfigView } from '../../contract/access.view.js';

/** What the page must know before anybody has signed in. */
export class GetClientConfigQuery extends Query<ClientConfigView> {
  /** @param origin the origin that the page was loaded from */
  constructor(readonly origin: string) {
    super();
  }
}
