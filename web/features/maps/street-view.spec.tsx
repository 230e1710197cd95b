import { screen, waitFor } from '@testing-library/react';
import { FakeApi, givenClientConfig, refuse, renderApp } from '../../testing';
import { StreetView } from '.';

let api: FakeApi;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const config = givenClientConfig();
  api = new FakeApi().on('GET /client-config', {
    ...config,
    maps: { ...config.maps, provider: 'google' },
  });
});
afterEach(() => api.restore());

const open = () =>
  renderApp(<StreetView latitude={35.5} longitude={-97.5} of="1200 N Walker Ave" />);
const asked = () => api.callsOf('GET /maps/streetview');

it('shows a place from the street', async () => {
  api.on('GET /maps/streetview', {});
  open();
  const picture = await screen.findByRole('img', { name: 'Street view of 1200 N Walker Ave' });
  expect(picture).toHaveAttribute('src', 'blob:picture');
  expect(asked()[0]?.query.toString()).toBe('latitude=35.5&longitude=-97.5');
});

it('is hidden where there is no picture', async () => {
  api.on('GET /maps/streetview', refuse(404, 'NO_STREET_VIEW', 'No picture'));
  open();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByRole('img')).toBeNull();
});
