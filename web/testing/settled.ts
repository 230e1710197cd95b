import { act } from '@testing-library/react';
import type { FakeApi } from './fake-api';

/** An answer may lead to another call, and is drawn a frame after it has arrived. */
const QUIET_FRAMES = 3;

/** Until no call is on its way, and the page shows what they answered. */
export async function settled(api: FakeApi): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    quiet = api.pending > 0 ? 0 : quiet + 1;
  }
}
