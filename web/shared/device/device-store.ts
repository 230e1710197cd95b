import type { DeviceStore } from './device-row';
import { openIndexedStore } from './indexed-store';
import { MemoryStore } from './memory-store';

let opening: Promise<DeviceStore> | null = null;

/** True once the browser has kept something here: what is in there must not seem gone. */
let isKnown = false;

const letGo = (): void => void (opening = null);

const open = async (): Promise<DeviceStore> => {
  try {
    const store = await openIndexedStore(letGo);
    isKnown = true;
    return store;
  } catch (error) {
    if (!isKnown) return new MemoryStore();
    letGo();
    throw error;
  }
};

/** What this device keeps; where the browser keeps nothing, this tab alone. */
export const deviceStore = (): Promise<DeviceStore> => (opening ??= open());

/** Does something with what this device keeps; once more with a database opened anew if it fails. */
export async function onDevice<T>(act: (store: DeviceStore) => Promise<T>): Promise<T> {
  const used = deviceStore();
  try {
    return await act(await used);
  } catch (error) {
    const failed = await used.catch(() => null);
    if (failed && !failed.isLasting) throw error;
    if (opening === used) letGo();
    failed?.close();
    return await act(await deviceStore());
  }
}
