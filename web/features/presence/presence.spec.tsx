import { act, screen } from '@testing-library/react';
import { live, type LiveSocket } from '../../shared/realtime';
import { DANA, LEE, renderApp } from '../../testing';
import { PageViewers, type Colleague } from '.';
import { newsBetween } from './use-manager-news';

const colleague = (_id: string, firstName: string, isManager = true): [string, Colleague] => [
  _id,
  { _id, firstName, lastName: 'X', displayName: firstName, color: '#123456', isManager },
];
const staff = new Map([colleague(DANA, 'Dana'), colleague(LEE, 'Lee')]);

describe('newsBetween', () => {
  it('says who joined and who left', () => {
    expect(newsBetween(['a', 'b'], ['b', 'c'])).toEqual({ joined: ['c'], left: ['a'] });
  });
});

describe('PageViewers', () => {
  const handlers = new Map<string, (payload: unknown) => void>();
  const viewers = (...employeeIds: string[]) =>
    act(() => handlers.get('viewers')?.({ pageId: '/emma/move', employeeIds }));

  beforeEach(() =>
    live.attach({
      connected: true,
      on: (event: string, handler: (payload: unknown) => void) => handlers.set(event, handler),
      emit: jest.fn(),
      disconnect: jest.fn(),
    } as unknown as LiveSocket),
  );
  afterEach(() => act(() => live.detach()));

  const open = () => renderApp(<PageViewers pageId="/emma/move" self={DANA} staff={staff} />);

  it('shows who is on the page [R-LIVE-1]', () => {
    open();
    viewers(DANA, LEE);
    expect(screen.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual([
      'Dana',
      'Lee',
    ]);
  });

  it('shows nobody while one is alone [R-PAGE-8]', () => {
    open();
    viewers(DANA);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'On this page' })).not.toBeInTheDocument();
  });

  it('announces to a manager another one who joins or leaves, but not who is there already [R-LIVE-3]', async () => {
    open();
    viewers(DANA);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    viewers(DANA, LEE);
    expect(await screen.findByText('Lee joined this page')).toBeInTheDocument();
    viewers(DANA);
    expect(await screen.findByText('Lee left this page')).toBeInTheDocument();
  });

  it('says when the connection is lost for a while [R-LIVE-5]', async () => {
    open();
    act(() => live.lose());
    expect(await screen.findByText('Searching for managers')).toBeVisible();
  });
});
