export {};

interface AskedFor {
  url: string;
  mode: string;
  method: string;
}

const SHELL = '/emma/account/myschedule';
const ORIGIN = window.location.origin;
const RELEASE = {
  version: 'two',
  entry: 'assets/index-2.js',
  files: ['/icon.svg', '/assets/index-2.js'],
};
const PAGE = '<script src="/assets/index-2.js"></script>';

class Answer {
  constructor(
    readonly text: string,
    readonly status = 200,
  ) {}
  ok = true;
  clone = () => ({ text: async () => this.text });
}

/** The browser's caches, by the paths of what they keep. */
class GivenCaches {
  readonly kept = new Map<string, Map<string, Answer>>();
  isBroken = false;
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
  open = async (name: string) => {
    const files = this.kept.get(name) ?? new Map<string, Answer>();
    this.kept.set(name, files);
    return {
      addAll: async (paths: string[]) => paths.forEach((path) => files.set(path, new Answer(path))),
      put: async (path: string, answer: Answer) => void files.set(path, answer),
    };
  };
  match = async (asked: string | AskedFor, { cacheName }: { cacheName?: string } = {}) => {
    if (this.isBroken) throw new Error('Broken');
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    const places = cacheName ? [this.kept.get(cacheName)] : [...this.kept.values()];
    return places.find((files) => files?.has(path))?.get(path);
  };
}

type Listener = (event: {
  request: AskedFor;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Answer>) => void;
}) => void;

describe('the worker of the pages that open without a network', () => {
  const listeners = new Map<string, Listener>();
  let stored: GivenCaches;
  let network: jest.Mock<Promise<Answer>, [string | AskedFor]>;

  const add = window.addEventListener.bind(window);
  beforeEach(() => {
    listeners.clear();
    stored = new GivenCaches();
    network = jest.fn<Promise<Answer>, [string | AskedFor]>(async () => new Answer(PAGE));
    Object.assign(window, {
      EMMA_RELEASE: RELEASE,
      caches: stored,
      skipWaiting: jest.fn(async () => undefined),
      clients: { claim: jest.fn(async () => undefined) },
      addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(network as never);
    jest.isolateModules(() => {
      require('../../public/sw.js');
    });
  });
  afterEach(() => {
    window.addEventListener = add;
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'caches');
  });

  const asked = (path: string, mode = 'cors', method = 'GET'): AskedFor => ({
    url: new URL(path, ORIGIN).href,
    mode,
    method,
  });
  const run = async (type: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    const event = { request: asked('/'), respondWith: () => undefined };
    listeners.get(type)?.({ ...event, waitUntil: (one) => void (work = one) });
    await work;
  };
  /** What the worker answers; undefined: it leaves the request to the browser. */
  const ask = (request: AskedFor): Promise<Answer> | undefined => {
    let answer: Promise<Answer> | undefined;
    const event = { request, waitUntil: () => undefined };
    listeners.get('fetch')?.({ ...event, respondWith: (one) => void (answer = one) });
    return answer;
  };
  const offline = (): void => void network.mockRejectedValue(new TypeError('No network'));

  it('opens the schedule and its jobs, once they were opened [R-CREW-21]', async () => {
    await run('install');
    offline();
    for (const path of [SHELL, '/emma/account/job/65f0000000000000000000a1'])
      expect((await ask(asked(path, 'navigate')))?.text).toBe(PAGE);
    expect((await ask(asked('/assets/index-2.js')))?.text).toBe('/assets/index-2.js');
    expect((await ask(asked('/icon.svg')))?.text).toBe('/icon.svg');
  });

  it('never hides what the server says, and helps where that fails [R-CREW-21]', async () => {
    await run('install');
    network.mockResolvedValue(new Answer('newer'));
    expect((await ask(asked(SHELL, 'navigate')))?.text).toBe('newer');
    network.mockResolvedValue(new Answer('down', 503));
    expect((await ask(asked(SHELL, 'navigate')))?.text).toBe(PAGE);
  });

  it('leaves calls and all other pages to the browser, and keeps nothing of them', async () => {
    await run('install');
    for (const request of [
      asked('/api/v3/assignment/schedule/1'),
      asked('/emma/customer/1', 'navigate'),
      asked('/signin', 'navigate'),
      asked('/assets/index-2.js', 'cors', 'POST'),
      { ...asked('/'), url: 'https://tiles.example/assets/1.png' },
    ])
      expect(ask(request)).toBeUndefined();
    expect([...(stored.kept.get('emma-pages-two')?.keys() ?? [])].sort()).toEqual(
      [...RELEASE.files, SHELL].sort(),
    );
  });

  it('takes over from an older release at once, and keeps one of those', async () => {
    for (const name of ['emma-pages-zero', 'emma-pages-one', 'another']) await stored.open(name);
    await run('install');
    expect(Reflect.get(window, 'skipWaiting')).toHaveBeenCalled();
    await run('activate');
    expect(await stored.keys()).toEqual(['emma-pages-one', 'another', 'emma-pages-two']);
  });

  it('is not installed with the page of another release', async () => {
    network.mockResolvedValue(new Answer('<script src="/assets/index-1.js"></script>'));
    await expect(run('install')).rejects.toThrow('Another release');
    expect(stored.kept.get('emma-pages-two')?.size ?? 0).toBe(0);
  });

  it('passes everything on where the browser keeps nothing', async () => {
    stored.isBroken = true;
    network.mockResolvedValue(new Answer('from the server'));
    expect((await ask(asked('/assets/index-2.js')))?.text).toBe('from the server');
    expect((await ask(asked(SHELL, 'navigate')))?.text).toBe('from the server');
  });
});
