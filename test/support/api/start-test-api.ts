import type { Type } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Command, Query } from '@nestjs/cqrs';
import { afterAll } from '@jest/globals';
import { asOwner } from '../../../src/app/schema/as-owner.js';
import { StartSessionCommand } from '#modules/access/commands/start-session/start-session.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { ApiClient } from './api-client.js';
import { createHomeBranch } from './home-branch.js';
import { judgeRows } from './judge-rows.js';
import { hireTestPerson, TEST_PEOPLE } from './test-people.js';
import type { TestPerson } from './test-people.js';
import { setTime, TestServer } from './test-server.js';
import type { ServerOptions } from './test-server.js';

judgeRows();

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

let kept: TestServer | undefined;
let isLent = false;

/** The last one has nobody after it. */
afterAll(async () => {
  await kept?.stop();
  kept = undefined;
});

/**
 * Where nothing particular is asked for, spec files of one process have one server in turn, since a start takes longer
 * than most of what they try. Each finds it as the first one did, or else gets another.
 */
export async function startTestApi(options: ServerOptions = {}): Promise<TestApi> {
  const isPlain = Object.keys(options).length === 0 && !isLent;
  return isPlain ? lend() : fill(await TestServer.start(options));
}

async function lend(): Promise<TestApi> {
  isLent = true;
  try {
    if (!(await kept?.lendAgain())) {
      await kept?.stop();
      kept = await TestServer.start({});
      await kept.keep();
    }
    const server = kept as TestServer;
    const close = async (): Promise<void> => {
      await server.leave();
      isLent = false;
    };
    return await fill(server, close);
  } catch (error) {
    isLent = false;
    throw error;
  }
}

async function fill(server: TestServer, close = () => server.stop()): Promise<TestApi> {
  const { app, port, database } = server;
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
    close,
  };
}

async function eachPerson<T>(make: (person: TestPerson) => Promise<T>) {
  const entries: [TestPerson, T][] = [];
  for (const person of TEST_PEOPLE) entries.push([person, await make(person)]);
  return Object.fromEntries(entries) as Record<TestPerson, T>;
}

const hireAll = (commands: CommandBus, branchId: string) =>
  eachPerson((person) => hireTestPerson(commands, person, branchId));
