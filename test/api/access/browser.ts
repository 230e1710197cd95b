/** What a browser sees of one answer. */
export interface BrowserAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Path of the address that answered. */
  path: string;
}

/** Just enough of a browser for a sign-in: it keeps cookies and follows redirects on its own origin. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  get(path: string, headers: Record<string, string> = {}): Promise<BrowserAnswer> {
    return this.send(path, { method: 'GET', headers });
  }

  post(path: string, form: Record<string, string>): Promise<BrowserAnswer> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Follows redirects until there is a page, or an address that is the sign-in page's. */
  async follow(answer: BrowserAnswer): Promise<BrowserAnswer> {
    const location = answer.headers.get('location');
    if (!location) return answer;
    const { origin, pathname, search } = new URL(location, this.origin + answer.path);
    if (origin !== this.origin) throw new Error(`Sent away to ${location}`);
    return pathname === '/signin' ? answer : this.follow(await this.get(pathname + search));
  }

  private async send(path: string, init: RequestInit): Promise<BrowserAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.origin + path, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as object), ...(cookie ? { cookie } : {}) },
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, path };
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value) this.cookies.set(pair.slice(0, at), value);
    else this.cookies.delete(pair.slice(0, at));
  }
}
