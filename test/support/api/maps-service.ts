import { jest } from '@jest/globals';
import { MapProvider } from '#modules/maps/providers/map-provider.js';
import { RemoteFailure } from '#modules/maps/providers/remote/remote-failure.js';
import type { TestApi } from './start-test-api.js';

/** The maps service knows no drives until the answer is called. */
export function switchMapsOff(api: TestApi): () => void {
  const failure = new RemoteFailure('switched off', true);
  const leg = jest.spyOn(api.get(MapProvider), 'leg').mockRejectedValue(failure);
  return () => leg.mockRestore();
}

/** Counts what the maps service is asked for until the answer is called, which says how much it was. */
export function countDrives(api: TestApi): () => number {
  const leg = jest.spyOn(api.get(MapProvider), 'leg');
  return () => {
    const { length } = leg.mock.calls;
    leg.mockRestore();
    return length;
  };
}

/** Something happens while the maps service is asked for the next drive, before it answers. */
export function onNextDrive(api: TestApi, work: () => Promise<void>): void {
  const maps = api.get(MapProvider);
  const ask = maps.leg.bind(maps);
  const leg = jest.spyOn(maps, 'leg').mockImplementationOnce(async (...drive) => {
    await work();
    leg.mockRestore();
    return ask(...drive);
  });
}
