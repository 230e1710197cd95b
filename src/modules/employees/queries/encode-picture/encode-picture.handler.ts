import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { encodePicture } from '#platform/pictures/encode-picture.js';
import { EncodePictureQuery } from './encode-picture.query.js';

/** Pixels of each side of a kept picture. */
const SIDE = 256;

@QueryHandler(EncodePictureQuery)
export class EncodePictureHandler implements IQueryHandler<EncodePictureQuery> {
  execute({ bytes }: EncodePictureQuery): Promise<Buffer> {
    return encodePicture(bytes, (picture) =>
      picture.resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
    );
  }
}
