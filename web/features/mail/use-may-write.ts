import { useGetSelfQuery } from '../employees';

/** Whether the composer may open: an e-mail goes out in the name of who is signed in. */
export const useMayWrite = (): boolean => useGetSelfQuery().data !== undefined;
