import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '#platform/config/app.config.js';
import { HealthProbes } from '#platform/http/health-probes.js';
import type { StartProgress } from './start-progress.js';
import { WaitingRoom } from './waiting-room.js';
import { whyNotListening } from './why-not-listening.js';

/**
 * The ports of a process. Where it is one of several, that of its calls opens when it is ready: nothing is
 * then lost at one that is starting, because whoever finds it closed asks another one. How far the start
 * is says the health port meanwhile.
 */
export class Doors {
  private constructor(
    private readonly config: AppConfig,
    private readonly calls: WaitingRoom | undefined,
    private readonly health: WaitingRoom | undefined,
  ) {}

  /**
   * @param isAlone whether no other process serves the same people
   * @throws CannotStart when it cannot listen
   */
  static async open(config: AppConfig, isAlone: boolean, progress: StartProgress): Promise<Doors> {
    const open = (name: string, number: number) =>
      WaitingRoom.open({ name, number }, config.host, progress);
    const { port, healthPort } = config;
    const calls = showsStart(config, isAlone) ? await open('PORT', port) : undefined;
    const health = healthPort === undefined ? undefined : await open('HEALTH_PORT', healthPort);
    return new Doors(config, calls, health);
  }

  /** @throws CannotStart when it cannot listen */
  async letIn(app: NestFastifyApplication): Promise<void> {
    const { port, host } = this.config;
    try {
      await (this.calls ? app.listen(this.calls.socket) : app.listen(port, host));
    } catch (error) {
      throw whyNotListening(error, { name: 'PORT', number: port }, host);
    }
    this.health?.stay(() => app.get(HealthProbes, { strict: false }).readiness());
  }
}

const showsStart = ({ startPage }: AppConfig, isAlone: boolean): boolean =>
  startPage === 'auto' ? isAlone : startPage === 'on';
