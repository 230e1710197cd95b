import { Controller, Get, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Open } from '#platform/http/requires.js';
import type { ClientConfigView } from '../contract/access.view.js';
import { GetClientConfigQuery } from '../queries/get-client-config/get-client-config.query.js';

@Controller('client-config')
export class ClientConfigController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows what the page must know before anybody signs in. */
  @Get()
  @Open()
  read(@Req() request: FastifyRequest): Promise<ClientConfigView> {
    const origin = `${request.protocol}://${request.host}`;
    return this.queries.execute(new GetClientConfigQuery(origin));
  }
}
