import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderApp, renderRoutes } from '../../testing';
import { CrashPage } from './crash-page';
import { buildOnServer } from './newer-build';

const NEWER = 'There is a newer version of this page';
const script = document.createElement('script');

/** The page runs one build's script; the server answers with a page of another build. */
function given(running: string, onServer: string | null): jest.Mock {
  script.setAttribute('src', `/assets/${running}.js`);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      onServer === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(`<script type="module" src="/assets/${onServer}.js">`)),
    );
  const reload = jest.fn();
  renderApp(<CrashPage reload={reload} />);
  return reload;
}

describe('a page whose code failed', () => {
  beforeEach(() => {
    script.setAttribute('type', 'module');
    document.head.append(script);
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.mocked(globalThis.fetch).mockRestore();
    script.remove();
  });

  it('is reloaded by itself after a newer build', async () => {
    const reload = given('old', 'new');
    expect(await screen.findByText(NEWER)).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves it to the person when that did not help', async () => {
    given('old', 'new');
    await screen.findByText(NEWER);
    const reload = given('old', 'new');
    await waitFor(() => expect(screen.getAllByText(NEWER)).toHaveLength(2));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['old', null])('stays as it is where the server has %s', async (onServer) => {
    const reload = given('old', onServer);
    expect(await act(buildOnServer)).toBe(onServer ? 'same' : 'out of reach');
    expect(screen.getByText('We encountered a system error')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: /assets/help.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/help.css'),
  ])('says that it needs a network where it cannot be fetched, and leads back: %s', async (why) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    function Cut(): never {
      throw why;
    }
    const routes = [
      { path: '/emma/account/myschedule', element: <Link to="/emma/help">Help</Link> },
      { path: '/emma/help', element: <Cut />, errorElement: <CrashPage /> },
    ];
    const { user } = renderRoutes(routes, { at: '/emma/account/myschedule' });
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(await screen.findByText('This needs a network')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('link', { name: 'Help' })).toBeVisible();
    jest.mocked(console.error).mockRestore();
  });
});
