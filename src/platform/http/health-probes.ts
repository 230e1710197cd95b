import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';

export type ProbeState = 'up' | 'down';
type Probe = () => Promise<void>;
/**
 * Resolves to the sentence that says why the process should get no requests; undefined if there is
 * no reason.
 */
type Objection = () => Promise<string | undefined>;

/** What the process says about itself to whoever may send it requests. */
export interface Readiness {
  isReady: boolean;
  /**
   * Each service as `up` or `down`; `status` where the process serves without one of them, and
   * `message` why it does not serve, if that needs words.
   */
  body: Record<string, string | number>;
}

const PROBE_LIMIT_MS = 2_000;
/** Without it no call can be answered. Everything else is away from all processes at once. */
const NEEDED = 'database';

/** The services that the process uses; each part of the platform adds its own check. */
@Injectable()
export class HealthProbes {
  private readonly probes = new Map<string, Probe>();
  private readonly objections = new Map<string, Objection>();
  /** Checks without an answer yet: a service that hangs is not asked again and again. */
  private readonly asked = new Map<string, Promise<ProbeState>>();
  /** Services that were waited for in vain and have not answered since. */
  private readonly hanging = new Set<string>();
  private draining = false;

  constructor(db: Db) {
    this.add(NEEDED, async () => {
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

  /**
   * Whether the process can serve. A service that calls can do without makes it `degraded`: a balancer
   * that left such processes out would have none.
   */
  async readiness(): Promise<Readiness> {
    const [states, faults] = await Promise.all([this.states(), this.faults()]);
    const isReady = !this.draining && states[NEEDED] === 'up' && faults.length === 0;
    const body: Readiness['body'] = { ...states };
    for (const { name, sentence } of faults)
      Object.assign(body, { [name]: 'down', message: sentence });
    if (isReady && Object.values(states).includes('down')) body['status'] = 'degraded';
    return { isReady, body };
  }

  async states(): Promise<Record<string, ProbeState>> {
    const names = [...this.probes.keys()];
    const states = await Promise.all(
      [...this.probes].map(([name, probe]) => this.ask(name, probe)),
    );
    return Object.fromEntries(names.map((name, index) => [name, states[index] ?? 'down']));
  }

  /** What is wrong with the process itself, each with its sentence. */
  private async faults(): Promise<{ name: string; sentence: string }[]> {
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
    // A balancer that asks every second must not wait two for what was away a second ago.
    if (this.draining || this.hanging.has(name)) return 'down';
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<ProbeState>((resolve) => {
      timer = setTimeout(() => {
        this.hanging.add(name);
        resolve('down');
      }, PROBE_LIMIT_MS);
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
      .finally(() => {
        this.asked.delete(name);
        this.hanging.delete(name);
      });
    this.asked.set(name, answer);
    return answer;
  }
}
