import { screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { FakeApi, givenClientConfig, renderApp } from '../../testing';
import { browser } from '../../testing/map-library';
import { PlaceMap } from './place-map';

const CITY_HALL = { latitude: 35.46901, longitude: -97.52118 };
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET /client-config', givenClientConfig());
});
afterEach(() => {
  api.restore();
  browser.webgl = true;
});

function Movable({ from }: { from: LatLng | null }): JSX.Element {
  const [position, setPosition] = useState(from);
  return <PlaceMap position={position} label="City hall" onMove={setPosition} />;
}

const pin = (): Promise<HTMLElement> => screen.findByRole('img', { name: 'City hall' });

describe('the map', () => {
  it('shows where the pin stands, and whose drawing it is [R-DRIVE-14]', async () => {
    renderApp(<PlaceMap position={CITY_HALL} label="City hall" />);
    expect(await pin()).toHaveAttribute('data-at', '35.46901,-97.52118');
    expect(screen.getByText(/^Drawing: U\.S\. Census Bureau/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /pin/ })).not.toBeInTheDocument();
  });

  it('credits the source of its tiles', async () => {
    const maps = { ...givenClientConfig().maps, tileUrl: '/t/{z}/{x}/{y}', attribution: '© OSM' };
    api.on('GET /client-config', givenClientConfig({ maps }));
    renderApp(<PlaceMap position={CITY_HALL} label="City hall" />);
    expect(await screen.findByText('© OSM')).toBeInTheDocument();
  });

  it('stays without a pin where it is only looked at', async () => {
    const { user, container } = renderApp(<PlaceMap position={null} label="City hall" />);
    await screen.findByText(/Census/);
    await user.click(container.querySelector('[class=canvas]')!);
    expect(screen.queryByRole('img', { name: 'City hall' })).not.toBeInTheDocument();
  });

  it('puts the pin where a person clicks, or in the middle by a button [R-PROBLEM-1]', async () => {
    const { user, container } = renderApp(<Movable from={null} />);
    const middle = await screen.findByRole('button', { name: 'Put the pin in the middle' });
    await user.click(container.querySelector('[class=canvas]')!);
    expect(await pin()).toHaveAttribute('data-at', '35.5,-97.5');
    await user.click(middle);
    expect(await pin()).toHaveAttribute('data-at', '0,0');
  });

  it('says the position where it cannot be drawn', async () => {
    browser.webgl = false;
    renderApp(<PlaceMap position={CITY_HALL} label="City hall" />);
    expect(await screen.findByText("The map can't be shown here")).toBeInTheDocument();
    expect(screen.getByText('35.46901, -97.52118')).toBeInTheDocument();
  });
});
