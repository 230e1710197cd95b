import { Agent, get } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { Open } from '#platform/http/requires.js';
import { startTestApi } from '../../support/api/start-test-api.js';

async function* withoutEnd(): AsyncGenerator<Buffer> {
  for (;;) {
    await setTimeout(5);
    yield Buffer.alloc(100_000, 'x');
  }
}

/** Whoever waits at it goes on once it is open. */
class Gate {
  open!: () => void;
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
}

/** A slow answer is under way, and may come to its end. */
const arrived = new Gate();
const released = new Gate();

@Controller('slow')
class SlowController {
  @Get('download')
  @Open()
  download(): StreamableFile {
    return new StreamableFile(Readable.from(withoutEnd(), { objectMode: false }));
  }

  @Get('answer')
  @Open()
  async answer(): Promise<{ done: true }> {
    arrived.open();
    await released.opened;
    return { done: true };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

/** Its connection is replaced by one on which nothing is ever requested. */
async function abortDownload(origin: string): Promise<void> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/v3/slow/download`, { signal: leaving.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  leaving.abort();
}

/** A reader who neither reads on nor leaves. */
const holdDownload = (origin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(`${origin}/api/v3/slow/download`, (answer) => {
      answer.on('error', () => undefined).pause();
      resolve();
    });
    request.once('error', reject);
  });

/** The status, and whether the connection may be used again. */
const asked = (address: string, agent: Agent): Promise<[status: number, connection: string]> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve([answer.statusCode ?? 0, answer.headers.connection ?? 'none']),
      );
    }).once('error', reject);
  });

describe('a stopping process', () => {
  it('answers what comes on a kept connection, and says that it is the last answer there', async () => {
    const api = await startTestApi({ settings: { HTTP_NOTICE_MS: '1500' } });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = `${api.origin}/api/v3/client-config`;
    expect(await asked(address, agent)).toEqual([200, 'keep-alive']);
    const closed = api.close();
    expect(await asked(address, agent)).toEqual([200, 'close']);
    expect(await asked(address, agent)).toEqual([200, 'close']);
    await closed;
    await expect(asked(address, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is not ready first, serves on, finishes what is under way and waits for nobody else', async () => {
    const settings = { HTTP_NOTICE_MS: '1000', HTTP_SHUTDOWN_MS: '1500' };
    const api = await startTestApi({ modules: [SlowModule], settings });
    await abortDownload(api.origin);
    await holdDownload(api.origin);
    const underWay = api.anonymous.get('slow/answer');
    await arrived.opened;

    const begun = performance.now();
    const closed = api.close();
    expect(await api.anonymous.get('/healthcheck/ready')).toMatchObject({
      status: 503,
      body: { database: 'down', queue: 'down', presence: 'down' },
    });
    expect((await api.anonymous.get('/healthcheck')).status).toBe(200);
    released.open();
    expect(await underWay).toMatchObject({ status: 200, body: { done: true } });
    await closed;
    expect(performance.now() - begun).toBeLessThan(25_000);
  });
});
