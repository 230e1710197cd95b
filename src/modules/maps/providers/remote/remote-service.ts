import { setTimeout as sleep } from 'node:timers/promises';
import type { CircuitBreaker, RestRule } from '#platform/outside/circuit-breaker.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import type { MapImage } from '../map-provider.js';
import { readCapped } from './read-capped.js';
import { RemoteFailure } from './remote-failure.js';

/** How long a client waits and how often it tries. Times are milliseconds. */
export interface RetryPolicy extends RestRule {
  timeoutMs: number;
  attempts: number;
  backoffMs: number;
}

const USUAL_POLICY: RetryPolicy = {
  timeoutMs: 4_000,
  attempts: 3,
  backoffMs: 200,
  failuresToRest: 5,
  restMs: 15_000,
};

/** One request to a service. */
export interface RemoteRequest {
  /** Relative to the service's base address, without a leading slash. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  json?: object;
  /** Statuses whose body is an answer too, besides 2xx. */
  alsoAnswers?: readonly number[];
}

const MAX_BYTES = 4_000_000;
const USER_AGENT = 'emma-back-office (drive times and addresses)';

/** Calls one configured host and no other: redirects are not followed. */
export class RemoteService {
  private readonly base: string;
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly name: string,
    baseUrl: string,
    private readonly policy: RetryPolicy = USUAL_POLICY,
    outside = new OutsideServices(),
  ) {
    this.base = baseUrl.replace(/\/+$/, '');
    this.breaker = outside.breaker(name, policy);
  }

  /** @throws RemoteFailure */
  async json(request: RemoteRequest): Promise<unknown> {
    return this.guarded(request, async (response) => {
      const text = (await readCapped(response, MAX_BYTES)).toString('utf8');
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new RemoteFailure(`${this.name} answered something that is not JSON`, true);
      }
    });
  }

  /**
   * Null when the service has no such image (404).
   * @throws RemoteFailure
   */
  async image(request: RemoteRequest): Promise<MapImage | null> {
    return this.guarded({ ...request, alsoAnswers: [404] }, async (response) => {
      const bytes = await readCapped(response, MAX_BYTES);
      if (response.status === 404) return null;
      const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
      if (!/^image\/(png|jpeg|webp|gif|avif)$/.test(contentType)) {
        throw new RemoteFailure(`${this.name} answered something that is no image`, false);
      }
      return { contentType, bytes };
    });
  }

  private async guarded<T>(
    request: RemoteRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      if (!this.breaker.mayCall()) throw new RemoteFailure(`${this.name} is resting`, false);
      try {
        const answer = await this.once(request, read);
        this.breaker.succeeded();
        return answer;
      } catch (error) {
        const failure = this.asFailure(error);
        if (failure.transient) this.breaker.failed();
        if (!failure.transient || attempt >= this.policy.attempts) throw failure;
        await sleep(this.policy.backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  private async once<T>(
    request: RemoteRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { path, query = {}, headers = {}, json, alsoAnswers = [] } = request;
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.base}/${path}${search ? `?${search}` : ''}`, {
      method: json ? 'POST' : 'GET',
      headers: {
        'user-agent': USER_AGENT,
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(this.policy.timeoutMs),
    });
    if (response.ok || alsoAnswers.includes(response.status)) return read(response);
    await response.body?.cancel();
    const transient = response.status >= 500 || response.status === 429;
    throw new RemoteFailure(`${this.name} answered ${response.status}`, transient);
  }

  /** Whatever fetch throws (timeout, refused, cut off) may work next time. */
  private asFailure(error: unknown): RemoteFailure {
    if (error instanceof RemoteFailure) return error;
    const reason = error instanceof Error ? error.name : 'unknown';
    return new RemoteFailure(`${this.name} could not be asked (${reason})`, true);
  }
}
