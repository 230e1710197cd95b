import type { PageDefinition } from '../../shared/pages';
import type { Role } from '../../shared/auth';
import { prefetchPages } from './prefetch-pages';

const idle = (begin: IdleRequestCallback): number => {
  begin({ didTimeout: false, timeRemaining: () => 50 });
  return 1;
};

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: idle });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

const touch = (): void => void window.dispatchEvent(new Event('pointerdown'));

/** The pages that were loaded ahead for somebody with one role, once they began to use the page. */
async function loadedFor(role: Role, begin = touch): Promise<string[]> {
  const loaded: string[] = [];
  const page = (path: string): PageDefinition => ({
    path,
    load: () => {
      loaded.push(path);
      return Promise.resolve({ default: () => null });
    },
  });
  const done = prefetchPages(
    [page('/emma/customer'), page('/emma/move'), page('/emma/help')],
    [role],
  );
  // The open page comes first.
  expect(loaded).toEqual([]);
  begin();
  await done;
  return loaded;
}

it('loads the pages opened most ahead for those whose work is there', async () => {
  const often = ['/emma/move', '/emma/customer'];
  expect(await loadedFor('sales')).toEqual(often);
  expect(await loadedFor('manager')).toEqual(often);
  expect(await loadedFor('mover')).toEqual([]);
  expect(await loadedFor('team_lead')).toEqual([]);
});

it('loads nothing ahead where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await loadedFor('sales')).toEqual([]);
});

it('loads them after a while for somebody who only reads', async () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  const wait = (): void => void jest.advanceTimersByTime(5_000);
  expect(await loadedFor('sales', wait)).toEqual(['/emma/move', '/emma/customer']);
  jest.useRealTimers();
});
