import { Body, Controller, Delete, Get, Param, Put, Res, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PICTURE_TYPES } from '#kernel/picture.js';
import { PictureBytesPipe } from '#platform/http/picture-bytes.pipe.js';
import { Open, Requires, TakesBytes } from '#platform/http/requires.js';
import { StoreLogoCommand } from '../commands/store-logo/store-logo.command.js';
import { UpdateCompanyCommand } from '../commands/update-company/update-company.command.js';
import { CompanyDto } from '../contract/company.dto.js';
import type { CompanyView } from '../contract/company.view.js';
import { EncodeLogoQuery } from '../queries/encode-logo/encode-logo.query.js';
import { GetCompanyQuery } from '../queries/get-company/get-company.query.js';
import { GetLogoQuery } from '../queries/get-logo/get-logo.query.js';

/** A logo never changes under its address: a new one gets a new address. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What customers know the company by; the page for visitors and their emails show it. */
@Controller('company')
@Requires('admin')
export class CompanyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows the company's name, color and logo. */
  @Get()
  @Open()
  get(): Promise<CompanyView> {
    return this.queries.execute(new GetCompanyQuery());
  }

  /** Sets the company's name and color. */
  @Put()
  update(@Body() company: CompanyDto): Promise<CompanyView> {
    return this.commands.execute(new UpdateCompanyCommand(company));
  }

  /** Stores the company's logo. */
  @Put('logo')
  @TakesBytes()
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async storeLogo(@Body(PictureBytesPipe) bytes: Buffer): Promise<CompanyView> {
    const png = await this.queries.execute(new EncodeLogoQuery(bytes));
    return this.commands.execute(new StoreLogoCommand(png));
  }

  /** Removes the company's logo. */
  @Delete('logo')
  removeLogo(): Promise<CompanyView> {
    return this.commands.execute(new StoreLogoCommand(null));
  }

  /** Shows the company's logo. */
  @Get('logo/:version')
  @Open()
  async logo(
    @Param('version') version: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const png = await this.queries.execute(new GetLogoQuery(version));
    void reply.header('cache-control', FOR_GOOD);
    return new StreamableFile(png, { type: 'image/png' });
  }
}
