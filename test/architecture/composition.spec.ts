import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { Command, Query } from '@nestjs/cqrs';
import { KNOWN_MIGRATIONS } from '../../src/app/migrations.js';
import { BASELINE } from '../../src/app/schema/baseline.js';
import { AllRolesModule } from '../../src/app/all-roles.module.js';
import { ApiModule } from '../../src/app/api.module.js';
import { PERMISSION_KEYS } from '#kernel/permission.js';
import { IdempotencyInterceptor } from '#platform/http/idempotency/idempotency.interceptor.js';
import { definedJobs } from '#platform/queue/job-definition.js';
import { PROCESSED_JOB } from '#platform/queue/job-processor.js';
import { WorkerModule } from '../../src/app/worker.module.js';
import { ModuleGraph } from './support/module-graph.js';
import { routesOf } from './support/routes-of.js';
import { classesIn, exportsOf, exportsOfEach, sourcesEndingIn } from './support/sources.js';

// The keys under which @nestjs/cqrs stores what a handler handles; it exports none of them.
const HANDLES_COMMAND = '__commandHandler__';
const HANDLES_QUERY = '__queryHandler__';

/** How often each of `wanted` is handled, if not exactly once. */
function notOnce<T>(wanted: readonly T[], answered: readonly T[], nameOf: (one: T) => string) {
  const counts = wanted.map((one) => [
    nameOf(one),
    answered.filter((other) => other === one).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 1)) as Record<string, number>;
}

describe('the composed product', () => {
  let everything: ModuleGraph;
  beforeAll(async () => {
    everything = await ModuleGraph.of(AllRolesModule);
  });

  it.each([
    ['command', Command, HANDLES_COMMAND],
    ['query', Query, HANDLES_QUERY],
  ])('has exactly one handler for every %s', async (kind, base, handles) => {
    const messages = (await classesIn(sourcesEndingIn(`.${kind}.ts`))).filter(
      (one) => one.prototype instanceof base,
    );
    expect(messages.length).toBeGreaterThan(40);
    const handled = everything.marked(handles).map(({ value }) => value as (typeof messages)[0]);
    expect(notOnce(messages, handled, ({ name }) => name)).toEqual({});
    expect(handled.filter((one) => !messages.includes(one))).toEqual([]);
  });

  it.each([
    ['worker', WorkerModule],
    ['all roles', AllRolesModule],
  ])('has exactly one processor for every job in the process "%s"', async (_name, root) => {
    await classesIn(sourcesEndingIn('.job.ts'));
    const graph = await ModuleGraph.of(root);
    const processed = graph.marked(PROCESSED_JOB).map(({ value }) => value);
    expect(definedJobs().length).toBeGreaterThan(4);
    expect(notOnce(definedJobs(), processed as never[], ({ name }) => name)).toEqual({});
  });

  it('gives every POST the same answer again, before anything else around it is asked', async () => {
    const routes = (await ModuleGraph.of(ApiModule)).controllers.flatMap(routesOf);
    const posts = routes.filter(({ call }) => call.startsWith('POST '));
    expect(posts.length).toBeGreaterThan(25);
    const others = posts.filter(({ interceptors: [first] }) => first !== IdempotencyInterceptor);
    expect(others.map(({ call }) => call)).toEqual([]);
  });

  it('asks for a permission on every route, and has no route twice', async () => {
    const routes = (await ModuleGraph.of(ApiModule)).controllers.flatMap(routesOf);
    expect(routes.length).toBeGreaterThan(70);
    const known: unknown[] = [...PERMISSION_KEYS];
    expect(routes.filter(({ permission }) => !known.includes(permission))).toEqual([]);
    const calls = routes.map(({ call }) => call);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it('lists every migration once, in the order of its stamp', async () => {
    const written = await classesIn(
      sourcesEndingIn('.ts').filter((path) => path.includes('/persistence/migrations/')),
    );
    const { MIGRATIONS } = await exportsOf('src/app/migrations.ts');
    const listed = (MIGRATIONS as Type[]).map(({ name }) => name);
    expect([...listed].sort()).toEqual(written.map(({ name }) => name).sort());
    const stamps = listed.map((name) => /\d{13}$/.exec(name)?.[0]);
    expect(stamps).toEqual([...new Set(stamps)].sort());
    const known = KNOWN_MIGRATIONS.map((name) => name.slice(-13));
    expect(known.length).toBe(new Set(known).size);
  });

  it('makes the baseline of every module', async () => {
    const texts = await exportsOfEach(sourcesEndingIn('/migrations/baseline.ts'));
    expect(texts.length).toBeGreaterThan(20);
    const written = texts.flatMap((each) => Object.values(each));
    expect([...BASELINE.texts].sort()).toEqual(written.sort());
  });
});
