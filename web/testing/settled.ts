import { act, getConfig } from '@testing-library/react';
import type { FakeApi } from './fake-api';

/** An answer may lead to another call, and is drawn a frame after it has arrived. */
const QUIET_FRAMES = 3;

/** Waits for what is not on the page, which lives on as in a browser meanwhile. */
export const beside = <T>(work: () => Promise<T>): Promise<T> => getConfig().asyncWrapper(work);

/** What has arrived already, and what it leads to at once. */
export const drawn = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Until no call is on its way, and the page shows what they answered. */
export async function settled(api: FakeApi): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    quiet = api.pending > 0 ? 0 : quiet + 1;
  }
}
