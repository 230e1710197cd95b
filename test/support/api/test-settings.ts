import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment of one test API: its own folder, its own port, nothing on the console. */
export async function useTestSettings(
  databaseUrl: string,
  others: Readonly<Record<string, string>>,
): Promise<{ dataDir: string; port: number; restore: () => void }> {
  const before = { ...process.env };
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-api-'));
  const port = await freePort();
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    HTTP_NOTICE_MS: '0',
    DEMO: 'off',
    JOBS_IN_PROCESS: 'off',
    // A busy machine is no database that says nothing.
    DATABASE_CONNECT_MS: '60000',
    DATABASE_ANSWER_MS: '60000',
    ...others,
  });
  return { dataDir, port, restore: () => restoreSettings(before) };
}

/** A spec file may share its process with others: the next one finds what this one found. */
export function restoreSettings(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/** The development issuer's name holds the port, so it must be known before the start. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
