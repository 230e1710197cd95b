import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';

export type ProbeState = 'up' | 'down';
type Probe = () => Promise<void>;
/**
 * Resolves to the sentence that says why the process should get no requests; undefined if there is
 * no reason.
 */
type Objection = () => Promise<string | undefined>;

const PROBE_LIMIT_MS = 2_000;

/** The services that readiness depends on; each part of the platform adds its own check. */
@Injectable()
export class HealthProbes {
  private readonly probes = new Map<string, Probe>();
  private readonly objections = new Map<string, Objection>();
  /** Checks without an answer yet: a service that hangs is not asked again and again. */
  private readonly asked = new Map<string, Promise<ProbeState>>();
  private draining = false;

  constructor(db: Db) {
    this.add('database', async () => {
      await db.query('select 1');
    });
  }

  /** A check resolves when the service answers. */
  add(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /**
   * Names a reason why the process may be unfit although every service answers; shown only when it
   * applies.
   */
  object(name: string, objection: Objection): void {
    this.objections.set(name, objection);
  }

  /**
   * From now on the process reports that it is not ready, so that a balancer stops sending
   * requests.
   */
  drain(): void {
    this.draining = true;
  }

  async states(): Promise<Record<string, ProbeState>> {
    const names = [...this.probes.keys()];
    const states = await Promise.all(
      [...this.probes].map(([name, probe]) => this.ask(name, probe)),
    );
    return Object.fromEntries(names.map((name, index) => [name, states[index] ?? 'down']));
  }

  /** What is wrong with the process itself, each with its sentence. */
  async faults(): Promise<{ name: string; sentence: string }[]> {
    const found = await Promise.all(
      [...this.objections].map(async ([name, objection]) => {
        // A service that does not answer is reported as such.
        const sentence = await objection().catch(() => undefined);
        return sentence === undefined ? [] : [{ name, sentence }];
      }),
    );
    return found.flat();
  }

  private async ask(name: string, probe: Probe): Promise<ProbeState> {
    if (this.draining) return 'down';
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<ProbeState>((resolve) => {
      timer = setTimeout(() => resolve('down'), PROBE_LIMIT_MS);
    });
    return Promise.race([this.answerOf(name, probe), limit]).finally(() => clearTimeout(timer));
  }

  private answerOf(name: string, probe: Probe): Promise<ProbeState> {
    const pending = this.asked.get(name);
    if (pending) return pending;
    const answer = probe()
      .then(
        (): ProbeState => 'up',
        (): ProbeState => 'down',
      )
      .finally(() => this.asked.delete(name));
    this.asked.set(name, answer);
    return answer;
  }
}
