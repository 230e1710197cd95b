import { openStore, type PageStore } from '../store';
import { connectionChanged, connectionIn, onReturn, type LiveState } from './connection-slice';

const changed = (live: LiveState) => connectionChanged({ live, asOf: 1_000 });

describe('the connection in the page’s state', () => {
  let store: PageStore;
  beforeEach(() => (store = openStore()));
  const now = () => connectionIn(store.getState());

  it('is being looked for at first', () => {
    expect(now()).toMatchObject({ live: 'searching', wasLost: false, returns: 0 });
  });

  it.each<[LiveState[], { live: LiveState; wasLost: boolean; returns: number }]>([
    [['online'], { live: 'online', wasLost: false, returns: 0 }],
    [['online', 'searching'], { live: 'searching', wasLost: false, returns: 0 }],
    [['online', 'searching', 'online'], { live: 'online', wasLost: false, returns: 0 }],
    [['searching', 'lost'], { live: 'lost', wasLost: true, returns: 0 }],
    [['lost', 'searching'], { live: 'searching', wasLost: true, returns: 0 }],
    [['lost', 'searching', 'online'], { live: 'online', wasLost: false, returns: 1 }],
    [['full', 'lost', 'online'], { live: 'online', wasLost: false, returns: 1 }],
    [['lost', 'online', 'full', 'online'], { live: 'online', wasLost: false, returns: 2 }],
  ])('after %j is %j', (states, expected) => {
    const returned = jest.fn();
    const stop = onReturn(returned);
    states.forEach((live) => store.dispatch(changed(live)));
    stop();
    expect(now()).toEqual({ ...expected, asOf: 1_000 });
    expect(returned).toHaveBeenCalledTimes(expected.returns);
  });
});
