import { Controller, Get, Res } from '@nestjs/common';
import { ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HealthProbes } from './health-probes.js';
import type { ProbeState } from './health-probes.js';
import { Open } from './requires.js';
import { VERSION } from './version.js';

/** Whether the process lives, and whether it can do its work. */
@Open()
@Controller('healthcheck')
export class HealthController {
  constructor(private readonly probes: HealthProbes) {}

  @Get()
  alive(): { status: 'ok'; version: string } {
    return { status: 'ok', version: VERSION };
  }

  @Get('ready')
  @ApiServiceUnavailableResponse({ description: 'The same, where something is down' })
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, ProbeState>> {
    const states = await this.probes.states();
    if (Object.values(states).includes('down')) void reply.status(503);
    return states;
  }
}
