import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { ApiClient } from '../support/api/api-client.js';
import { givenWorld } from '../support/fuzz/given-world.js';
import type { World } from '../support/fuzz/given-world.js';
import { valueInPath } from '../support/fuzz/good-targets.js';
import { freePort } from '../support/product/server-process.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

const REDOCLY = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
/** A request with this header loses the field that it names on the way back. */
const LEAVE_OUT = 'x-leave-out';
const DAYS = { from: '2027-03-10', to: '2027-03-12' };
/** What calls need besides their path. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  customer: { columns: 'phone,city,stage,nextStart,estimate,source,created' },
  'movemanager/load/{branchId}': DAYS,
  'places/memory': { street: '1200 N Walker Ave', zip: '73103' },
  'maps/area': { south: '35', west: '-98', north: '36', east: '-97' },
  'maps/places': { q: '1200 N Walker' },
  'maps/geocode': { address: '1200 N Walker Ave, Oklahoma City, OK 73103' },
  'maps/legs': { from: '35.4,-97.5', to: '35.5,-97.5' },
};

/** How many calls at least show each something: the rest need more than this small company has. */
const SHOWN = { mover: 15, sales: 40, admin: 50 };

interface Problem {
  ruleId: string;
  severity: string;
  target: string;
  operationId: string;
  message: string;
  dataPath?: string;
}

/** Every answer goes through a proxy that is not ours and knows nothing but the document. */
describe('the answers of the running product', () => {
  let product: Product;
  let world: World;
  let folder: string;
  let leaky: Server;
  let proxy: ChildProcess;
  let origin: string;
  let report = '';
  let paths: string[];

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    folder = await mkdtemp(join(tmpdir(), 'emma-proxy-'));
    leaky = createServer((request, answer) => void forward(request, answer));
    await once(leaky.listen(0, '127.0.0.1'), 'listening');
    await startProxy();
  });
  afterAll(async () => {
    proxy?.kill('SIGKILL');
    leaky?.close();
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Passes a request on to the product, and the answer back without what the request says. */
  async function forward(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks = await request.toArray();
    const { [LEAVE_OUT]: left, host: _, connection: __, ...headers } = request.headers;
    const { status, body, type } = await passOn(request, headers, Buffer.concat(chunks));
    const told =
      typeof left === 'string' ? body.replace(new RegExp(`"${left}":[^,}]+,`), '') : body;
    answer.writeHead(status, { 'content-type': type }).end(told);
  }

  async function passOn(request: IncomingMessage, headers: object, sent: Buffer) {
    const { method = 'GET', url = '/' } = request;
    const body = sent.length > 0 ? { body: new Uint8Array(sent) } : {};
    const init = { method, headers: { ...headers, 'accept-encoding': 'identity' }, ...body };
    const answer = await fetch(`${product.origin}${url}`, init);
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, body: await answer.text(), type };
  }

  async function startProxy(): Promise<void> {
    const { body } = await new ApiClient(product.origin).get<{ paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    paths = Object.entries(body.paths).flatMap(([path, methods]) =>
      'get' in methods && path.startsWith('/api/v3/') ? [path.slice('/api/v3/'.length)] : [],
    );
    const document = join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(body));
    const port = await freePort();
    const { port: behind } = leaky.address() as AddressInfo;
    proxy = spawn(
      process.execPath,
      [
        ...[REDOCLY, 'proxy', '--target', `http://127.0.0.1:${behind}`, '--port', String(port)],
        ...['--api', document, '--har', join(folder, 'traffic.har'), '--format', 'json'],
        ...['--match-mode', 'basepath', '--rules', 'schema-consistency'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    proxy.stdout?.on('data', (chunk: Buffer) => (report += chunk.toString()));
    origin = `http://127.0.0.1:${port}`;
    await new Promise<void>((ready) => {
      proxy.stderr?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Press Ctrl+C')) ready();
      });
    });
  }

  const throughProxy = async (email: string): Promise<ApiClient> =>
    new ApiClient(origin, (await product.signIn(email)).token);

  /** What the proxy found, once it is ended. */
  async function problems(): Promise<Problem[]> {
    const gone = once(proxy, 'close');
    proxy.kill('SIGINT');
    await gone;
    const { problems: all } = JSON.parse(report) as { problems: Problem[] };
    return all.filter(({ target, severity }) => target === 'response' && severity === 'error');
  }

  /** How many calls showed something. */
  async function readEverything(client: ApiClient, self: string): Promise<number> {
    let shown = 0;
    for (const path of paths) {
      const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        path.startsWith('assignment/schedule') ? self : valueInPath(`/${path}`, name, world),
      );
      const { status } = await client.get(filled, { query: QUERIES[path] });
      shown += status === 200 ? 1 : 0;
    }
    return shown;
  }

  it('have what the document says of them, for every role; one that lacks a field is found', async () => {
    const admin = await throughProxy('admin@emma.test');
    world = await givenWorld(admin);
    for (const role of ['sales', 'mover'] as const) {
      const email = `${role}@emma.test`;
      const person = { firstName: role, lastName: 'Proxy', email, phone: '4055550177' };
      const hired = { ...person, color: '#336699', roles: [role], branchId: world.branchId };
      const { body } = await admin.post<EmployeeView>('employee', hired);
      expect(await readEverything(await throughProxy(email), body._id)).toBeGreaterThan(
        SHOWN[role],
      );
    }
    const { body: self } = await admin.get<EmployeeView>('employee/self');
    expect(await readEverything(admin, self._id)).toBeGreaterThan(SHOWN.admin);
    const id = `branch/${world.branchId}`;
    await admin.get(id, { headers: { [LEAVE_OUT]: 'timezone' } });
    const found = await problems();
    expect(found.map(({ operationId, message }) => `${operationId}: ${message}`)).toEqual([
      'BranchController_get: Response is missing required field "timezone".',
    ]);
  });
});
