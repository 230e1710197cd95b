import { Query } from '@nestjs/cqrs';

/** The WebP under a picture's secret. 404 if there is none. */
export class GetPictureQuery extends Query<Buffer> {
  constructor(readonly secret: string) {
    super();
  }
}
