import { Query } from '@nestjs/cqrs';

/** The PNG of the company's logo in a version. An earlier one too: emails show it. 404 for any other. */
export class GetLogoQuery extends Query<Buffer> {
  constructor(readonly version: string) {
    super();
  }
}
