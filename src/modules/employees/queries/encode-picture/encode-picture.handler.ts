import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { encodePicture } from '../../pictures/encode-picture.js';
import { EncodePictureQuery } from './encode-picture.query.js';

@QueryHandler(EncodePictureQuery)
export class EncodePictureHandler implements IQueryHandler<EncodePictureQuery> {
  execute({ bytes }: EncodePictureQuery): Promise<Buffer> {
    return encodePicture(bytes);
  }
}
