import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { Requires } from '#platform/http/requires.js';
import { CreateTemplateCommand } from '../commands/create-template/create-template.command.js';
import { UpdateTemplateCommand } from '../commands/update-template/update-template.command.js';
import {
  EmailTemplateDto,
  PreviewTemplateDto,
  TemplateListQueryDto,
} from '../contract/email-template.dto.js';
import { MAIL_LIMITS } from '../contract/mail-terms.js';
import type { EmailTemplateRow, EmailTemplateView, HtmlView } from '../contract/mail.view.js';
import { CompileTemplateQuery } from '../queries/compile-template/compile-template.query.js';
import { GetTemplateQuery } from '../queries/get-template/get-template.query.js';
import { ListTemplatesQuery } from '../queries/list-templates/list-templates.query.js';
import { PreviewTemplateQuery } from '../queries/preview-template/preview-template.query.js';

const TOO_MANY_PREVIEWS = 'These are many previews. Please wait a moment before the next one.';

@Controller('mailer/template')
export class TemplateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the email templates. */
  @Get()
  @Requires('sell')
  list(@Query() { regionId }: TemplateListQueryDto): Promise<EmailTemplateRow[]> {
    return this.queries.execute(new ListTemplatesQuery(regionId ?? null));
  }

  /** Shows an email template. */
  @Get(':id')
  @Requires('sell')
  get(@Param('id', ObjectIdPipe) id: string): Promise<EmailTemplateView> {
    return this.queries.execute(new GetTemplateQuery(id));
  }

  /** Adds an email template. */
  @Post()
  @Requires('admin')
  @HttpCode(201)
  async create(@Body() template: EmailTemplateDto): Promise<EmailTemplateView> {
    const html = await this.queries.execute(new CompileTemplateQuery(template));
    return this.commands.execute(new CreateTemplateCommand(template, html));
  }

  /** Changes an email template. */
  @Put(':id')
  @Requires('admin')
  async update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() template: EmailTemplateDto,
  ): Promise<EmailTemplateView> {
    // A fault in the body is reported before an unknown template.
    const html = await this.queries.execute(new CompileTemplateQuery(template));
    return this.commands.execute(new UpdateTemplateCommand(id, template, html));
  }

  /** Shows a template as an email. */
  @Post('preview')
  @Requires('sell')
  @LimitPerPerson({
    name: 'email-previews',
    calls: MAIL_LIMITS.previewsAMinute,
    message: TOO_MANY_PREVIEWS,
  })
  @HttpCode(200)
  preview(@Body() preview: PreviewTemplateDto): Promise<HtmlView> {
    return this.queries.execute(new PreviewTemplateQuery(preview));
  }
}
