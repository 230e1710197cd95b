import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Rendering } from '../../rendering/rendering.js';
import { CompileTemplateQuery } from './compile-template.query.js';

@QueryHandler(CompileTemplateQuery)
export class CompileTemplateHandler implements IQueryHandler<CompileTemplateQuery> {
  constructor(private readonly rendering: Rendering) {}

  execute({ mjml }: CompileTemplateQuery): Promise<string> {
    return this.rendering.compile(mjml);
  }
}
