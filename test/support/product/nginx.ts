import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { endProgram } from './server-process.js';

const SHIPPED = resolve(import.meta.dirname, '../../../deploy/nginx');
const START_LIMIT_MS = 180_000;

/** Where the shipped files say `api-1` and `api-2`. */
export interface Upstream {
  port: number;
  healthPort: number;
}

/**
 * nginx with the files of deploy/nginx; only addresses and paths differ, because there are no containers.
 * @returns how to end it
 */
export async function startNginx(
  port: number,
  upstreams: readonly Upstream[],
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-nginx-'));
  const here = (text: string): string =>
    upstreams
      .reduce(
        (all, { port: calls, healthPort }, index) =>
          all
            .replaceAll(`api-${index + 1}:3000`, `127.0.0.1:${calls}`)
            .replaceAll(`api-${index + 1}:3001`, `127.0.0.1:${healthPort}`),
        text,
      )
      .replaceAll('${BALANCER_NETWORK}', '127.0.0.1/32')
      .replaceAll('/etc/nginx/emma', folder)
      .replaceAll('/var/log/nginx', folder)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await mkdir(join(folder, 'temp'));
  for (const name of ['common.conf.template', 'locations.conf', 'plain.conf'])
    await writeFile(join(folder, name), here(await readFile(join(SHIPPED, name), 'utf8')));
  await writeFile(join(folder, 'nginx.conf'), aroundThem(folder));
  const program = process.env['NGINX_PATH'] ?? 'nginx';
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const server = endsWithUs(spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] }));
  await untilListening(server, port);
  return async () => {
    await endProgram(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}

/** What the image brings. */
const aroundThem = (folder: string): string => `
  worker_processes 2;
  daemon off;
  pid ${folder}/nginx.pid;
  events { worker_connections 512; }
  http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
      .join('\n    ')}
    include ${folder}/common.conf.template;
    include ${folder}/plain.conf;
  }`;

async function untilListening(server: ChildProcess, port: number): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  server.on('error', (error) => (said += error.message));
  const end = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`nginx: ${said}`);
    await sleep(50);
  }
}
