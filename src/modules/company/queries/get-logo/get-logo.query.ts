import { Query } from '@nestjs/cqrs';

/** The PNG of the company's logo in a version. 404 if the company has none, or another by now. */
export class GetLogoQuery extends Query<Buffer> {
  constructor(readonly version: string) {
    super();
  }
}
