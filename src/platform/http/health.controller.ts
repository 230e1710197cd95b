import { Controller, Get, Res } from '@nestjs/common';
import { ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HealthProbes } from './health-probes.js';
import { Open } from './requires.js';
import { VERSION } from './version.js';

/**
 * Each service as `up` or `down`, and under `message` why the process is not ready, if that needs
 * words.
 */
type Readiness = Record<string, string>;

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

  /** Reports whether the process reaches everything it needs. */
  @Get('ready')
  @ApiServiceUnavailableResponse({ description: 'The same, where something is down' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const [states, faults] = await Promise.all([this.probes.states(), this.probes.faults()]);
    const readiness: Readiness = { ...states };
    for (const { name, sentence } of faults) {
      readiness[name] = 'down';
      readiness['message'] = sentence;
    }
    if (Object.values(readiness).includes('down')) void reply.status(503);
    return readiness;
  }
}
