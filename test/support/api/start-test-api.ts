import { rm } from 'node:fs/promises';
import { Module } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Command, Query } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '../../../src/app/api.module.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';
import { asOwner } from '../../../src/app/schema/as-owner.js';
import { StartSessionCommand } from '#modules/access/commands/start-session/start-session.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { Clock } from '#platform/clock/clock.js';
import { serverRoleOf } from '#platform/database/server-role.js';
import { ApiClient } from './api-client.js';
import { createHomeBranch } from './home-branch.js';
import { judgeRows } from './judge-rows.js';
import { createTestDatabase } from './test-database.js';
import { hireTestPerson, TEST_PEOPLE } from './test-people.js';
import type { TestPerson } from './test-people.js';
import { useTestSettings } from './test-settings.js';

judgeRows();

interface TestApiOptions {
  /** Besides the real ApiModule, such as the WorkerModule or a module with probes. */
  modules?: Type[];
  /** Environment variables that differ from the tests' own. */
  settings?: Readonly<Record<string, string>>;
  /** Works as the owner of the tables, for tests that change views or functions inside a transaction. */
  isOwner?: boolean;
}

/** The real server on a port and a database of its own. Start in `beforeAll`, close in `afterAll`. */
export interface TestApi {
  origin: string;
  /** The branch (America/Chicago) that the test people belong to. */
  branchId: string;
  people: Readonly<Record<TestPerson, EmployeeView>>;
  /** Calls without a token. */
  anonymous: ApiClient;
  /** Calls with the real token of one of the test people. */
  as: (person: TestPerson) => ApiClient;
  /** Calls with a real token of any employee. */
  asEmployee: (employee: Pick<EmployeeView, '_id' | 'roles'>) => Promise<ApiClient>;
  execute: <Result>(command: Command<Result>) => Promise<Result>;
  ask: <Result>(query: Query<Result>) => Promise<Result>;
  /** A statement of the owner of the tables: the server has no such rights. */
  asOwner: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  get: <T>(provider: Type<T> | (abstract new (...args: never[]) => T) | symbol) => T;
  /** Stops the server's clock at an instant; `undefined` lets it run again. */
  setTime: (instant: string | Date | undefined) => void;
  close: () => Promise<void>;
}

export async function startTestApi({
  modules = [],
  settings = {},
  isOwner = false,
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const { dataDir, port, restore } = await useTestSettings(database.url, {
    ...settings,
    // Who owns nothing has nothing to give away, and leaves things as they are.
    ...(isOwner && { DATABASE_OWNER_URL: serverRoleOf(database)?.url }),
  });
  const app = await createHttpApp(rootOf(modules));
  await app.listen(port, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const commands = app.get(CommandBus);
  const branchId = await createHomeBranch(commands);
  const people = await hireAll(commands, branchId);
  const asEmployee = async ({ _id, roles }: Pick<EmployeeView, '_id' | 'roles'>) => {
    const start = { employeeId: _id, roles, device: 'Node' };
    const { token } = await commands.execute(new StartSessionCommand(start));
    return new ApiClient(origin, token);
  };
  const clients = await eachPerson((person) => asEmployee(people[person]));
  return {
    origin,
    branchId,
    people,
    anonymous: new ApiClient(origin),
    as: (person) => clients[person],
    asEmployee,
    execute: (command) => commands.execute(command),
    ask: (query) => app.get(QueryBus).execute(query),
    asOwner: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await asOwner((owner) => owner.query<Row>(sql, values), database)).rows,
    get: (provider) => app.get(provider, { strict: false }),
    setTime: (instant) => setTime(app, instant),
    close: async () => {
      await app.close();
      restore();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function rootOf(modules: Type[]): Type {
  @Module({ imports: [ApiModule, ...modules] })
  class TestApiModule {}
  return TestApiModule;
}

async function eachPerson<T>(make: (person: TestPerson) => Promise<T>) {
  const entries: [TestPerson, T][] = [];
  for (const person of TEST_PEOPLE) entries.push([person, await make(person)]);
  return Object.fromEntries(entries) as Record<TestPerson, T>;
}

const hireAll = (commands: CommandBus, branchId: string) =>
  eachPerson((person) => hireTestPerson(commands, person, branchId));

const realNow = Clock.prototype.now;

function setTime(app: NestFastifyApplication, instant: string | Date | undefined): void {
  const clock = app.get(Clock, { strict: false });
  clock.now = instant === undefined ? realNow : () => new Date(instant);
}
