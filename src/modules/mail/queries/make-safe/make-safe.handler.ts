import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Rendering } from '../../rendering/rendering.js';
import type { SafeHtml } from '../../markup/safe-html.js';
import { MakeSafeQuery } from './make-safe.query.js';

@QueryHandler(MakeSafeQuery)
export class MakeSafeHandler implements IQueryHandler<MakeSafeQuery> {
  constructor(private readonly rendering: Rendering) {}

  execute({ html }: MakeSafeQuery): Promise<SafeHtml> {
    return this.rendering.makeSafe(html);
  }
}
