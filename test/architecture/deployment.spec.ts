import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { HttpConfig } from '#platform/http/http.config.js';
import { environmentOf, renderCompose } from './support/compose-file.js';
import { readNginx, withWords } from './support/nginx-conf.js';
import { CHECKOUT } from './support/sources.js';

const read = (path: string): string => readFileSync(join(CHECKOUT, path), 'utf8');

const SETTINGS = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
/** The compose file needs these as they are; the last is for the tools. */
const SETTLED = ['HOST', 'PORT', 'HEALTH_PORT', 'DATA_DIR', 'JOBS_IN_PROCESS', 'WEB_PORT'];
const OURS = ['migrate', 'api-1', 'api-2', 'worker'];
const FILES = ['docker-compose.yml', 'deploy/docker-compose.tls.yml'];

describe('the compose file', () => {
  it.each(OURS)('hands every setting of .env to %s', (name) => {
    const dotEnv = Object.fromEntries(SETTINGS.map((setting) => [setting, `my ${setting}`]));
    const service = renderCompose('docker-compose.yml', dotEnv)[name] ?? {};
    const environment = environmentOf(service, dotEnv);
    const owners = name === 'migrate' ? [] : ['DATABASE_OWNER_URL'];
    const wanted = SETTINGS.filter((setting) => ![...SETTLED, ...owners].includes(setting));
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((setting) => environment[setting] !== dotEnv[setting])).toEqual([]);
  });

  it('tells the migration alone who owns the tables', () => {
    const urls = (name: string, dotEnv = {}) => {
      const service = renderCompose('docker-compose.yml', dotEnv)[name] ?? {};
      const environment = environmentOf(service, dotEnv);
      return [environment['DATABASE_URL'], environment['DATABASE_OWNER_URL']];
    };
    const server = 'postgres://emma_server:emma_server@postgres:5432/emma';
    expect(urls('migrate')).toEqual([server, 'postgres://emma:emma@postgres:5432/emma']);
    const own = { DATABASE_URL: 'postgres://own', DATABASE_OWNER_URL: 'postgres://owner' };
    const { DATABASE_URL } = own;
    expect(urls('migrate', own)).toEqual(Object.values(own));
    expect(urls('migrate', { DATABASE_URL })).toEqual([DATABASE_URL, DATABASE_URL]);
    for (const name of OURS.slice(1)) {
      expect([name, ...urls(name)]).toEqual([name, server, '']);
      expect([name, ...urls(name, own)]).toEqual([name, DATABASE_URL, '']);
    }
  });

  it('is for trying out as it stands, and counts visitors by their own address', () => {
    const services = renderCompose('docker-compose.yml');
    const config = loadConfig(AppConfig, environmentOf(services['api-1'] ?? {}, {}));
    expect(config).toMatchObject({ environment: 'development', trustProxy: ['uniquelocal'] });
    expect(config.demo).toBeUndefined();
  });

  it('migrates before anything else of the product starts', () => {
    const { migrate, ...services } = renderCompose('docker-compose.yml');
    expect(migrate).toMatchObject({ restart: 'no' });
    for (const name of OURS.slice(1)) {
      const { condition } = services[name]?.depends_on?.['migrate'] ?? {};
      expect({ name, condition }).toEqual({ name, condition: 'service_completed_successfully' });
    }
  });

  it('starts programs that the build makes, as the image does', () => {
    const flags =
      /SERVER_FLAGS = \[([^\]]*)\]/.exec(read('scripts/lib/server-flags.mjs'))?.[1] ?? '';
    const image = read('Dockerfile');
    const command = /^CMD \[(.*)\]$/m.exec(image)?.[1]?.replaceAll('"', "'");
    expect(command).toBe(`'node', ${flags}, 'dist/server/main.js'`);
    const commands = Object.values(renderCompose('docker-compose.yml')).flatMap(
      ({ build, command: words }) => (build && words ? [words.at(-1) ?? ''] : []),
    );
    expect(commands).toHaveLength(2);
    for (const program of commands) {
      const source = program.replace('dist/server/', 'src/').replace(/js$/, 'ts');
      expect({ program, exists: existsSync(join(CHECKOUT, source)) }).toEqual({
        program,
        exists: true,
      });
    }
  });

  it('has an image with what names misspelled settings', () => {
    const copied = read('Dockerfile').split('\nFROM ').at(-1) ?? '';
    const rule = /'(scripts\/.*)'/.exec(read('src/app/start/open-log.ts'))?.[1] ?? '';
    expect(copied).toContain(`COPY ${rule} ${dirname(rule)}/\n`);
    expect(copied).toMatch(/^COPY .*\.env\.example /m);
    expect(read('.dockerignore')).toContain('\n!.env.example\n');
    // It has no packages of its own there, nor files beside it.
    const needed = [...read(rule).matchAll(/^import .* from '(.*)';$/gm)].map(([, name]) => name);
    expect(needed).toEqual(['node:fs']);
  });

  it('runs on the Node.js that is tried first, and the packages on all that are tried', () => {
    const tried = /MAJORS = \[([^\]]*)\]/.exec(read('scripts/matrix/node-versions.mjs'))?.[1];
    const majors = tried?.match(/\d+/g) ?? [];
    expect(majors).toEqual(['24', '22', '20']);
    expect(/^ARG NODE=node:(\d+)/m.exec(read('Dockerfile'))?.[1]).toBe(majors[0]);
    expect(read('.nvmrc').trim()).toBe(majors[0]);
    expect(read('README.md')).toContain(`You need Node.js ${majors[0]} or ${majors[1]} with npm`);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(engines.node).toMatch(new RegExp(`^>=${majors.at(-1)}\\.`));
  });

  it('mounts files that are there', () => {
    const mounted = FILES.flatMap((file) => renderCompose(file)['nginx']?.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => /\.\w+$/.test(path));
    expect(mounted).toHaveLength(4);
    expect(mounted.filter((path) => !existsSync(join(CHECKOUT, path)))).toEqual([]);
  });
});

describe('nginx before the processes', () => {
  const common = readNginx('common.conf.template');
  const locations = readNginx('locations.conf');
  const header = (name: string): string | undefined =>
    withWords(locations, 'proxy_set_header', name)[0]?.words[2];

  it('knows every API process at its port', () => {
    const services = renderCompose('docker-compose.yml');
    const apis = Object.entries(services)
      .filter(([name]) => name.startsWith('api-'))
      .map(([name, service]) => `${name}:${environmentOf(service, {})['PORT']}`);
    for (const { block } of withWords(common, 'upstream')) {
      expect(withWords(block, 'server').map(({ words }) => words[1])).toEqual(apis);
    }
    const [start] = withWords(locations, 'location', '@start_page');
    const healthPort = environmentOf(services['api-1'] ?? {}, {})['HEALTH_PORT'];
    expect(withWords(start?.block ?? [], 'proxy_pass')[0]?.words[1]).toBe(
      `http://api-1:${healthPort}`,
    );
    expect(read('Dockerfile')).toContain(` HEALTH_PORT=${healthPort} `);
  });

  it('spreads the people of one office, and keeps only long polling together', () => {
    expect(withWords(common, 'ip_hash')).toEqual([]);
    expect(withWords(common, 'upstream', 'api')[0]?.block[0]?.words).toEqual(['least_conn']);
    expect(withWords(common, 'upstream', 'api_polling')[0]?.block[0]?.words[0]).toBe('hash');
    const [choice] = withWords(common, 'map', '"$arg_transport/$arg_sid"', '$live_upstream');
    expect(choice?.block.map(({ words }) => words)).toEqual([
      ['default', 'api_polling'],
      ['"websocket/"', 'api'],
    ]);
    const [live] = withWords(locations, 'location', '/socket.io/');
    expect(withWords(live?.block ?? [], 'proxy_pass')[0]?.words[1]).toBe('http://$live_upstream');
  });

  it('passes on what a balancer says of the visitor, and what nobody else says', () => {
    expect(header('X-Forwarded-Proto')).toBe('$visitor_scheme');
    expect(header('X-Forwarded-For')).toBe('$remote_addr');
    const [scheme] = withWords(common, 'map', '"$is_balancer/$http_x_forwarded_proto"');
    expect(scheme?.block.map(({ words }) => words)).toEqual([
      ['default', '$scheme'],
      ['"1/https"', 'https'],
      ['"1/http"', 'http'],
    ]);
    const trusted = [withWords(common, 'set_real_ip_from'), withWords(common, 'geo')].flat();
    expect(trusted.map(({ words, block }) => block[1]?.words[0] ?? words[1])).toEqual([
      '${BALANCER_NETWORK}',
      '${BALANCER_NETWORK}',
    ]);
  });

  it('has left a process that is replaced before it ends, and taken in the one replaced before', () => {
    const services = renderCompose('docker-compose.yml');
    const { noticeMs } = loadConfig(HttpConfig, environmentOf(services['api-1'] ?? {}, {}));
    for (const name of ['api', 'api_polling']) {
      const [{ block } = { block: [] }] = withWords(common, 'upstream', name);
      const kept = withWords(block, 'keepalive_timeout')[0]?.words[1] ?? '';
      expect(/^\d+ms$/.test(kept) && parseInt(kept, 10)).toBeLessThan(noticeMs / 2);
      // Of whole seconds it counts the last one too.
      for (const { words } of withWords(block, 'server'))
        expect(words).toContain(`fail_timeout=${noticeMs / 1_000 - 2}s`);
      // What one of its processes has found out, all know.
      expect(withWords(block, 'zone')).toHaveLength(1);
    }
  });

  it('leaves a process out while it starts, and not because the maps or the sign-in are away', () => {
    const asks = (...words: string[]) =>
      withWords(
        withWords(locations, 'location', ...words)[0]?.block ?? [],
        'proxy_next_upstream',
      )[0];
    expect(asks('/')?.words).toContain('http_503');
    const [, , others = ''] = withWords(locations, 'location', '~')[0]?.words ?? [];
    for (const path of ['maps/places', 'maps/tiles/1/2/3', 'client-config']) {
      expect(`/api/v3/${path}`).toMatch(new RegExp(others));
    }
    expect('/healthcheck/ready').toMatch(new RegExp(others));
    expect('/api/v3/customer').not.toMatch(new RegExp(others));
    expect(asks('~')?.words).not.toContain('http_503');
  });

  it.each(['plain.conf', 'tls.conf'])('serves the same with %s', (name) => {
    const included = withWords(readNginx(name), 'include').map(({ words }) => words[1]);
    expect(included).toEqual(['/etc/nginx/emma/locations.conf']);
  });
});
