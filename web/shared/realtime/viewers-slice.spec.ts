import { openStore } from '../store';
import {
  contractViewersIn,
  contractViewersTold,
  pageLeft,
  viewersOfPageIn,
  viewersTold,
} from './viewers-slice';

const told = (pageId: string, ...employeeIds: string[]) => viewersTold({ pageId, employeeIds });

describe('who looks at what', () => {
  it.each([
    ['nobody at first', [], []],
    ['as told', [told('/a', 'x', 'y')], ['x', 'y']],
    ['as told last', [told('/a', 'x', 'y'), told('/a', 'y')], ['y']],
    ['on this page alone', [told('/b', 'x')], []],
    ['nobody once the page was left', [told('/a', 'x'), pageLeft('/a')], []],
    ['as before when another page was left', [told('/a', 'x'), pageLeft('/b')], ['x']],
  ])('is %s', (_what, actions, viewers) => {
    const store = openStore();
    actions.forEach((action) => store.dispatch(action));
    expect(viewersOfPageIn(store.getState(), '/a')).toEqual(viewers);
  });

  it('is known for each customer once the server sent it', () => {
    const store = openStore();
    expect(contractViewersIn(store.getState())).toBeNull();
    store.dispatch(contractViewersTold({ c1: ['x'] }));
    expect(contractViewersIn(store.getState())).toEqual({ c1: ['x'] });
  });
});
