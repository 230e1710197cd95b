import { waitFor } from '@testing-library/react';
import { createCustomerPage, customerPage } from '../pages/customer/routes';
import { warmUp } from './warm-up';

jest.mock('./frame/frame', () => ({}));

it('loads the page that fits best, and asks for what it shows', async () => {
  const loaded: string[] = [];
  const fetchAhead = jest.fn<void, [object, URLSearchParams]>();
  const page = (path: string) => ({
    path,
    load: () => {
      loaded.push(path);
      return Promise.resolve({ default: () => null, fetchAhead });
    },
  });
  const pages = [page(customerPage.path), page(createCustomerPage.path), page('/emma/customer')];
  void warmUp('/emma/customer/create', pages);
  expect(loaded).toEqual(['/emma/customer/create']);
  void warmUp('/emma/customer/c1?open=call', pages);
  expect(loaded).toEqual(['/emma/customer/create', '/emma/customer/:id']);
  await waitFor(() => expect(fetchAhead.mock.lastCall?.[0]).toEqual({ id: 'c1' }));
  expect(String(fetchAhead.mock.lastCall?.[1])).toBe('open=call');
});

it('is done once all of it is there, or can’t be loaded', async () => {
  const steps: string[] = [];
  let arrive: () => void = () => undefined;
  const load = () =>
    new Promise<{ default: () => null }>((resolve) => {
      arrive = () => resolve({ default: () => null });
    });
  const done = warmUp('/emma/customer', [{ path: '/emma/customer', load }]).then(() =>
    steps.push('done'),
  );
  steps.push('arrived');
  arrive();
  await done;
  expect(steps).toEqual(['arrived', 'done']);
  const gone = { path: '/emma/customer', load: () => Promise.reject(new Error('gone')) };
  await expect(warmUp('/emma/customer', [gone])).resolves.toBeUndefined();
});
