import { whenOutOfReach } from '../realtime/out-of-reach';

/**
 * `fetch` that gives up when the server is out of reach: if packets get lost without an error, it
 * would wait for minutes, and the person with it.
 */
export const callServer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const given = new AbortController();
  const stop = whenOutOfReach(() => given.abort());
  try {
    const signal = AbortSignal.any([request.signal, given.signal]);
    return await fetch(new Request(request, { signal }));
  } finally {
    stop();
  }
};
