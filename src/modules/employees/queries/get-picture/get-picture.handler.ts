import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { PictureRepository } from '../../persistence/picture.repository.js';
import { GetPictureQuery } from './get-picture.query.js';

@QueryHandler(GetPictureQuery)
export class GetPictureHandler implements IQueryHandler<GetPictureQuery> {
  constructor(private readonly pictures: PictureRepository) {}

  async execute({ secret }: GetPictureQuery): Promise<Buffer> {
    const webp = await this.pictures.find(secret);
    if (!webp) throw notFound('Picture');
    return webp;
  }
}
