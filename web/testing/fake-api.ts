/** One call that the page made. */
export interface Call {
  method: string;
  /** Below /api/v3, without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Answer = (call: Call) => unknown;

/** An answer with a status of its own. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** `refuse(409, 'STALE_NOUNCE', '…')`: the API's error body. */
export const refuse = (status: number, code: string, message: string, more: object = {}): Refusal =>
  new Refusal(status, { statusCode: status, code, message, requestId: 'r-1', ...more });

const segments = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segments(pattern), segments(path)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
};

/**
 * Replaces the server in a component test. `on<View>('GET /customer/:id', answer)` types the answer
 * by the contract's view; the last one that matches a call answers it.
 */
export class FakeApi {
  readonly calls: Call[] = [];
  /** `down`: no call arrives; `mute`: calls arrive, but their answers are lost. */
  line: 'up' | 'down' | 'mute' = 'up';
  /** Whether answers have references, as the server's do: `request-1` is that of the first call. */
  hasReferences = false;
  /** Calls on their way. */
  pending = 0;
  private readonly routes: { method: string; pattern: string; answer: Answer }[] = [];
  private readonly real = globalThis.fetch;

  constructor() {
    globalThis.fetch = (input, init) => this.carry(new Request(input, init));
  }

  on<View>(route: string, answer: View | Refusal | ((call: Call) => View | Refusal)): this {
    const [method = 'GET', pattern = ''] = route.split(' ');
    const give: Answer = typeof answer === 'function' ? (answer as Answer) : () => answer;
    this.routes.unshift({ method, pattern, answer: give });
    return this;
  }

  /** The calls of one route, oldest first. */
  callsOf(route: string): Call[] {
    const [method, pattern = ''] = route.split(' ');
    return this.calls.filter((call) => call.method === method && fits(pattern, call.path));
  }

  restore(): void {
    globalThis.fetch = this.real;
  }

  private async carry(request: Request): Promise<Response> {
    const { line } = this;
    this.pending += 1;
    try {
      if (line === 'down') throw new TypeError('No connection');
      const response = await this.answer(request);
      if (line === 'mute') throw new TypeError('Connection lost');
      return response;
    } finally {
      this.pending -= 1;
    }
  }

  private async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: url.pathname.replace(/^\/api\/v3/, ''),
      query: url.searchParams,
      body: text ? parsed(text) : undefined,
      headers: request.headers,
    };
    this.calls.push(call);
    const reference = `request-${this.calls.length}`;
    const route = this.routes.find(
      ({ method, pattern }) => method === call.method && fits(pattern, call.path),
    );
    const answered: unknown = route
      ? await route.answer(call)
      : refuse(404, 'NOT_FOUND', `No answer for ${call.method} ${call.path}`);
    if (answered instanceof Refusal)
      return Response.json(answered.body, { status: answered.status });
    const headers = this.hasReferences ? { 'x-request-id': reference } : undefined;
    return Response.json(answered ?? null, { headers });
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
