import { openStore, type PageStore } from '../store';
import { announce, announcementsIn } from './announcements-slice';

describe('what is announced', () => {
  let store: PageStore;
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    store = openStore();
  });
  afterEach(() => jest.useRealTimers());

  it.each<[string, [ms: number, text: string][], [id: number, text: string][]]>([
    ['is said', [[0, 'Lifted']], [[1, 'Lifted']]],
    [
      'is said again though it is the same',
      [
        [0, 'T01'],
        [500, 'T01'],
      ],
      [
        [1, 'T01'],
        [2, 'T01'],
      ],
    ],
    [
      'stays for a second although more follows',
      [
        [0, 'T01'],
        [999, 'T02'],
        [1_000, 'T03'],
      ],
      [
        [2, 'T02'],
        [3, 'T03'],
      ],
    ],
  ])('%s', (_what, said, expected) => {
    for (const [ms, text] of said) {
      jest.setSystemTime(ms);
      announce(text);
    }
    const now = announcementsIn(store.getState());
    expect(now.map(({ id, text }) => [id, text])).toEqual(expected);
  });
});
