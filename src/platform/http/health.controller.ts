import { Controller, Get, Res } from '@nestjs/common';
import { ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HealthProbes } from './health-probes.js';
import type { Readiness } from './health-probes.js';
import { Open } from './requires.js';
import { VERSION } from '../config/version.js';

/** Whether the process is alive, and whether it can do its work. */
@Open()
@Controller('healthcheck')
export class HealthController {
  constructor(private readonly probes: HealthProbes) {}

  /** Reports that the process is alive. */
  @Get()
  alive(): { status: 'ok'; version: string } {
    return { status: 'ok', version: VERSION };
  }

  /** Reports whether the process can serve, and which services it reaches. */
  @Get('ready')
  @ApiServiceUnavailableResponse({ description: 'The same, where the process cannot serve' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness['body']> {
    const { isReady, body } = await this.probes.readiness();
    if (!isReady) void reply.status(503);
    return body;
  }
}
