/** What a call answered. `body` is parsed JSON, or text where it is none. */
export interface ApiAnswer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

type Query = Record<string, string | number | boolean | undefined>;

interface CallOptions {
  query?: Query;
  headers?: Record<string, string>;
}

/** Calls the API over real HTTP as one person (or as nobody). */
export class ApiClient {
  constructor(
    private readonly origin: string,
    readonly token?: string,
  ) {}

  get<Body = unknown>(path: string, options: CallOptions = {}): Promise<ApiAnswer<Body>> {
    return this.send<Body>('GET', path, undefined, options);
  }

  post<Body = unknown>(
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<ApiAnswer<Body>> {
    return this.send<Body>('POST', path, body, options);
  }

  put<Body = unknown>(
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<ApiAnswer<Body>> {
    return this.send<Body>('PUT', path, body, options);
  }

  patch<Body = unknown>(
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<ApiAnswer<Body>> {
    return this.send<Body>('PATCH', path, body, options);
  }

  delete<Body = unknown>(path: string, options: CallOptions = {}): Promise<ApiAnswer<Body>> {
    return this.send<Body>('DELETE', path, undefined, options);
  }

  private async send<Body>(
    method: string,
    path: string,
    body: unknown,
    { query = {}, headers = {} }: CallOptions,
  ): Promise<ApiAnswer<Body>> {
    const url = new URL(path.startsWith('/') ? path : `/api/v3/${path}`, this.origin);
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(key, String(value));
    }
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  }
}
