import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { encodePicture } from '#platform/pictures/encode-picture.js';
import { LOGO_SIZE } from '../../contract/company-terms.js';
import { EncodeLogoQuery } from './encode-logo.query.js';

@QueryHandler(EncodeLogoQuery)
export class EncodeLogoHandler implements IQueryHandler<EncodeLogoQuery> {
  /** As PNG, which every mail program shows. */
  execute({ bytes }: EncodeLogoQuery): Promise<Buffer> {
    return encodePicture(bytes, (picture) =>
      picture
        .resize({ ...LOGO_SIZE, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true }),
    );
  }
}
