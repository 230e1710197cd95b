import { createContext } from 'react';
import type { ViewersByContract } from '../../shared/realtime';
import type { AvatarPerson } from '../../shared/ui';

/** Everyone who works here, by id. */
export type People = ReadonlyMap<string, AvatarPerson & { _id: string }>;

/** Who is viewing which customer now; null until it is known. */
export const ViewersContext = createContext<{ people: People; live: ViewersByContract | null }>({
  people: new Map(),
  live: null,
});
