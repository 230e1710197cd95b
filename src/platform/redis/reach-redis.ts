import type { Cluster, Redis } from 'ioredis';
import { untilReached } from '../outside/until-reached.js';

const NOT_LET_IN = /WRONGPASS|NOAUTH|NOPERM|invalid password/;
const UNKNOWN_MACHINE = ['ENOTFOUND', 'EAI_AGAIN'];

/**
 * Makes sure that Redis is reachable before anything depends on it.
 * @param open a connection that is not made yet and gives up after its first try
 * @param url as in REDIS_URL
 * @throws CannotStart with a sentence that says what is wrong with REDIS_URL, or what to start
 */
export async function reachRedis(open: () => Redis | Cluster, url: string): Promise<void> {
  const attempt = async (): Promise<void> => {
    const redis = open();
    let cause: unknown;
    redis.on('error', (error: unknown) => (cause = error));
    try {
      await redis.connect();
      await redis.ping();
    } catch (error) {
      throw cause ?? error;
    } finally {
      redis.disconnect();
    }
  };
  await untilReached(attempt, (error) => sayWhy(error, url));
}

/** Why Redis cannot be used, without its password. */
function sayWhy(error: unknown, url: string): { sentence: string; mayPass: boolean } {
  const { hostname, port } = new URL(url.split(',')[0] ?? '');
  const at = `${hostname}:${port || '6379'}`;
  const {
    code = '',
    message,
    lastNodeError,
  } = error as Error & {
    code?: string;
    lastNodeError?: Error;
  };
  if (lastNodeError) return sayWhy(lastNodeError, url);
  if (UNKNOWN_MACHINE.includes(code)) {
    const sentence = `There is no machine named ${hostname}: correct REDIS_URL.`;
    return { sentence, mayPass: false };
  }
  if (NOT_LET_IN.test(message)) {
    const sentence = `Redis at ${at} does not let us in with this password: correct REDIS_URL.`;
    return { sentence, mayPass: false };
  }
  return { sentence: `No Redis answers at ${at}: start it, or correct REDIS_URL.`, mayPass: true };
}
