import { startThrowawayRedis } from '../lib/throwaway-redis.mjs';

/**
 * Starts the backing services of a test run; one that the environment already names is used as it is.
 * @param {string[]} needs
 * @param {Record<string, string>} programs paths of the system's programs
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` tells the tests where they are
 */
export async function startServices(needs, programs) {
  const started = [];
  const env = {};
  const offer = async (need, variable, start) => {
    if (!needs.includes(need) || process.env[variable]) return;
    const service = await start();
    started.push(service);
    env[variable] = service.url;
  };
  const stop = async () => {
    for (const service of started.splice(0).reverse()) await service.stop();
  };
  try {
    await offer('postgres', 'TEST_DATABASE_URL', async () => {
      // Its driver is a package, which may have been installed a moment ago.
      const { startThrowawayPostgres } = await import('../postgres/throwaway.mjs');
      return startThrowawayPostgres();
    });
    await offer('redis', 'TEST_REDIS_URL', () => startThrowawayRedis(programs.redis));
  } catch (error) {
    await stop();
    throw error;
  }
  if (programs.redis) env.REDIS_SERVER_PATH = programs.redis;
  if (programs.chromium) env.CHROMIUM_PATH = programs.chromium;
  if (programs.nginx) env.NGINX_PATH = programs.nginx;
  return { env, stop };
}
