import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Open } from '#platform/http/requires.js';
import { GetPictureQuery } from '../queries/get-picture/get-picture.query.js';

/** A picture never changes under its address: a new one gets a new address. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** Pictures for pages, which cannot send a header with an image. */
@Controller('picture')
export class PictureController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows a picture by its secret address. */
  @Get(':secret')
  @Open()
  async show(
    @Param('secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const webp = await this.queries.execute(new GetPictureQuery(secret));
    void reply.header('cache-control', FOR_GOOD);
    return new StreamableFile(webp, { type: 'image/webp' });
  }
}
