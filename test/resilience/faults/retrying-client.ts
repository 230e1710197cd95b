import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { CallLog } from './call-log.js';

/** A call that has no answer by then hangs: longer than POST /mailer/send may take by design. */
const ANSWER_LIMIT_MS = 20_000;
const PAUSE_MS = 100;
/** The whole house must be back by then. */
const TIMEOUT_MS = 90_000;

/** Calls as a page does whose person tries again when it says that something is down. */
export class RetryingClient {
  constructor(
    readonly api: ApiClient,
    private readonly log: CallLog,
  ) {}

  /** One try of a write; undefined when nobody can tell what became of it, or something was down. */
  async attempt<T>(
    what: string,
    call: () => Promise<ApiAnswer<T>>,
  ): Promise<ApiAnswer<T> | undefined> {
    const begun = performance.now();
    const answer = await this.answerOf(what, call);
    if (answer && answer.status < 300) this.log.acknowledge(begun);
    return answer;
  }

  /** Sends a POST under a key until it is answered. @throws Error when it is refused, or after 90 s */
  async post<T>(path: string, body: unknown, key: string): Promise<T> {
    const headers = { 'idempotency-key': key };
    const answer = await this.until(() =>
      this.attempt(`POST ${path}`, () => this.api.post<T>(path, body, { headers })),
    );
    if (answer.status >= 300) throw this.surprise(`POST ${path}`, answer);
    return answer.body;
  }

  /** @throws Error when it is refused, or after 90 s */
  async get<T>(path: string): Promise<T> {
    const what = `GET ${path}`;
    const answer = await this.until(() => this.answerOf(what, () => this.api.get<T>(path)));
    if (answer.status !== 200) throw this.surprise(what, answer);
    return answer.body;
  }

  /** Repeats a step until it comes to something. @throws Error after 90 s */
  async until<T>(step: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + TIMEOUT_MS;
    for (;;) {
      const result = await step();
      if (result !== undefined) return result;
      if (performance.now() > end) throw new Error('The house does not come back');
      await sleep(PAUSE_MS);
    }
  }

  /** An answer that should not be, whatever is down. */
  surprise(what: string, { status, body }: ApiAnswer): Error {
    const fault = `${what}: ${status} ${JSON.stringify(body)}`;
    this.log.faults.push(fault);
    return new Error(fault);
  }

  private async answerOf<T>(
    what: string,
    call: () => Promise<ApiAnswer<T>>,
  ): Promise<ApiAnswer<T> | undefined> {
    const hangs = sleep(ANSWER_LIMIT_MS, 'hangs' as const, { ref: false });
    // What fetch throws is of another realm than the tests' own classes.
    const answer = await Promise.race([call().catch(() => undefined), hangs]);
    if (answer === 'hangs') this.log.faults.push(`${what}: no answer in ${ANSWER_LIMIT_MS} ms`);
    if (answer === undefined || answer === 'hangs') {
      this.log.interrupted('no answer');
      return undefined;
    }
    if (!isPassing(answer)) return answer;
    this.log.interrupted(kindOf(answer));
    return undefined;
  }
}

/** Said by the balancer whose process died, or by a process that cannot reach what it needs. */
const isPassing = (answer: ApiAnswer): boolean =>
  [502, 503].includes(answer.status) || codeOf(answer) === 'IDEMPOTENCY_IN_PROGRESS';

const codeOf = ({ body }: ApiAnswer): unknown => (body as { code?: unknown } | null)?.code;

const kindOf = (answer: ApiAnswer): string =>
  answer.status === 409 ? '409 still running' : String(answer.status);
