import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Module } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '../../../src/app/api.module.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';
import { ActiveModelReader } from '#modules/ranges/queries/active-model-reader.js';
import { Clock } from '#platform/clock/clock.js';
import { serverRoleOf } from '#platform/database/server-role.js';
import { ProcessCounts } from '#platform/http/process-counts.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import { SocketSessions } from '#platform/realtime/socket-sessions.js';
import { CleanDatabase } from './clean-database.js';
import { createTestDatabase } from './test-database.js';
import type { TestDatabase } from './test-database.js';
import { restoreSettings, useTestSettings } from './test-settings.js';

export interface ServerOptions {
  /** Besides the real ApiModule, such as the WorkerModule or a module with probes. */
  modules?: Type[];
  /** Environment variables that differ from the tests' own. */
  settings?: Readonly<Record<string, string>>;
  /** Works as the owner of the tables, for tests that change views or functions inside a transaction. */
  isOwner?: boolean;
  /** Nobody had it before: for tests of connections, of the process, or of its folder. */
  isNew?: boolean;
}

/** Calls of an address are counted anew for whoever has a server next. */
let turn = 0;
const { incr } = ProcessCounts.prototype;
ProcessCounts.prototype.incr = function (caller, ...others) {
  incr.call(this, `${turn} ${caller}`, ...others);
};

/** By provider the methods of that one object alone. */
type OwnMethods = Map<object, unknown[]>;

/** A server that listens, with its settings, its folder and its database. */
export class TestServer {
  private readonly upgraded = new Set<Duplex>();
  private settings: NodeJS.ProcessEnv = {};
  private restore: () => void = () => undefined;
  /** Of one that is kept for the next. */
  private found: { content: CleanDatabase; methods: OwnMethods; files: string[] } | undefined;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly port: number,
    readonly database: TestDatabase,
    private readonly dataDir: string,
  ) {
    app.getHttpServer().on('upgrade', (_request: unknown, socket: Duplex) => {
      this.upgraded.add(socket);
      socket.once('close', () => this.upgraded.delete(socket));
    });
  }

  static async start({
    modules = [],
    settings = {},
    isOwner = false,
  }: ServerOptions): Promise<TestServer> {
    const database = await createTestDatabase();
    const { dataDir, port, restore } = await useTestSettings(database.url, {
      ...settings,
      // Who owns nothing has nothing to give away, and leaves things as they are.
      ...(isOwner && { DATABASE_OWNER_URL: serverRoleOf(database)?.url }),
    });
    const app = await createHttpApp(rootOf(modules));
    const server = new TestServer(app, port, database, dataDir);
    server.settings = { ...process.env };
    server.restore = restore;
    await app.listen(port, '127.0.0.1');
    return server;
  }

  /** Remembers how it is, so that it can be lent again. */
  async keep(): Promise<void> {
    this.found = {
      content: await CleanDatabase.of(this.database),
      methods: ownMethodsOf(this.app),
      files: filesIn(this.dataDir),
    };
  }

  /** Gives the process back; what the next one may not find is cleaned away when there is a next one. */
  async leave(): Promise<void> {
    setTime(this.app, undefined);
    for (const socket of this.upgraded) socket.destroy();
    // What it does after an answer may still read its settings.
    await this.found?.content.isAtRest();
    this.restore();
    this.restore = () => undefined;
  }

  /** Is as it was when it was kept, and its settings are the process's; or else it cannot be, and false. */
  async lendAgain(): Promise<boolean> {
    if (!this.found || !this.isUntouched() || !(await this.found.content.clean())) return false;
    turn += 1;
    const { files } = this.found;
    for (const file of filesIn(this.dataDir)) if (!files.includes(file)) rmSync(file);
    const before = { ...process.env };
    Object.assign(process.env, this.settings);
    this.restore = () => restoreSettings(before);
    await this.app.get(ActiveModelReader, { strict: false }).read();
    return true;
  }

  async stop(): Promise<void> {
    await this.found?.content.close();
    await this.app.close();
    this.restore();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** No method was replaced, nobody is connected, and no service is left alone. */
  private isUntouched(): boolean {
    const get = <T>(type: Type<T>): T => this.app.get(type, { strict: false });
    const before = this.found?.methods;
    return (
      [...ownMethodsOf(this.app)].every(([provider, now]) => isAlike(before?.get(provider), now)) &&
      get(SocketSessions).count === 0 &&
      !get(OutsideServices)
        .states()
        .some(({ isResting }) => isResting)
    );
  }
}

export function setTime(app: NestFastifyApplication, instant: string | Date | undefined): void {
  const clock: { now?: () => Date } = app.get(Clock, { strict: false });
  if (instant === undefined) delete clock.now;
  else clock.now = () => new Date(instant);
}

function rootOf(modules: Type[]): Type {
  @Module({ imports: [ApiModule, ...modules] })
  class TestApiModule {}
  return TestApiModule;
}

/** A class has its methods in its prototype: what else is there may have been put there by a test. */
function ownMethodsOf(app: NestFastifyApplication): OwnMethods {
  const modules = [...app.get(ModulesContainer).values()];
  const providers = modules.flatMap((module) => [...module.providers.values()]);
  return new Map(
    providers.flatMap(({ instance }: { instance: unknown }) =>
      typeof instance === 'object' && instance !== null ? [[instance, methodsOf(instance)]] : [],
    ),
  );
}

const methodsOf = (provider: object): unknown[] =>
  Object.values(Object.getOwnPropertyDescriptors(provider))
    .map(({ value }): unknown => value)
    .filter((value) => typeof value === 'function');

const isAlike = (before: unknown[] = [], now: unknown[]): boolean =>
  before.length === now.length && before.every((method, place) => method === now[place]);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
