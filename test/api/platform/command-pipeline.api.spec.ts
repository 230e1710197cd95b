import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { TestingModule } from '@nestjs/testing';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { CoreModule } from '../../../src/app/core.module.js';
import { asOwner } from '../../../src/app/schema/as-owner.js';
import { HttpModule } from '#platform/http/http.module.js';
import { Db } from '#platform/database/db.js';
import { DeferredRefusal } from '#platform/database/deferred-refusal.js';
import { StartOver } from '#platform/database/start-over.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { History } from '#platform/history/history.js';
import { LIVE_CHANNEL } from '#platform/realtime/live-channel.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { ProbeModule, WriteNoteCommand } from '../../support/probe/probe.module.js';

describe('the command pipeline', () => {
  let database: TestDatabase;
  let module: TestingModule;
  let commands: CommandBus;
  let db: Db;
  let listener: pg.Client;
  const heard: { revision: number; change: { items: object[] } }[] = [];

  const notes = async (): Promise<string[]> =>
    (await db.query<{ text: string }>('select text from public.note order by id')).map(
      (row) => row.text,
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    process.env['DATABASE_URL'] = database.url;
    module = await Test.createTestingModule({
      imports: [CoreModule, HttpModule, ProbeModule],
    }).compile();
    await module.init();
    commands = module.get(CommandBus);
    db = module.get(Db);
    await asOwner((owner) =>
      owner.query(
        `create table public.note (id bigint generated always as identity, text text);
         grant all on public.note to public`,
      ),
    );
    listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query(`listen ${LIVE_CHANNEL}`);
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
  });

  beforeEach(async () => {
    await db.pool.query('truncate public.note');
    // What the test before announced has arrived by now.
    await listener.query('select 1');
    heard.length = 0;
  });

  afterAll(async () => {
    await listener?.end();
    await module?.close();
    await database?.drop();
  });

  it('commits a command together with its reactions', async () => {
    await expect(commands.execute(new WriteNoteCommand('hello'))).resolves.toEqual({
      note: 'hello',
    });
    expect(await notes()).toEqual(['hello', 'echo of hello']);
  });

  it('keeps nothing of a command that fails', async () => {
    await expect(commands.execute(new WriteNoteCommand('lost', 'fail-after'))).rejects.toThrow(
      'after the write',
    );
    expect(await notes()).toEqual([]);
  });

  it('keeps nothing of a command whose reaction fails', async () => {
    await expect(commands.execute(new WriteNoteCommand('lost', 'react-and-fail'))).rejects.toThrow(
      'the reaction fails',
    );
    expect(await notes()).toEqual([]);
  });

  it('tries a deadlocked command again, once from the start', async () => {
    await commands.execute(new WriteNoteCommand('again', 'deadlock-once'));
    expect(await notes()).toEqual(['again', 'echo of again']);
  });

  it('starts a command over that asks for it, keeps nothing of what it wrote, and refuses it in the end', async () => {
    const work = module.get(UnitOfWork);
    let tries = 0;
    await work.run(async () => {
      tries += 1;
      await db.execute('insert into public.note (text) values ($1)', [`try ${tries}`]);
      if (tries < 3) throw new StartOver(new Error('never'));
    });
    expect(await notes()).toEqual(['try 3']);
    const refused = work.run(() => Promise.reject(new StartOver(new Error('in the end'))));
    await expect(refused).rejects.toThrow('in the end');
  });

  it('finds out what a late refusal says once everything is taken back [R-SLOT-14]', async () => {
    const work = module.get(UnitOfWork);
    const refusal = new DeferredRefusal(async () => {
      await expect(db.execute('delete from public.note')).rejects.toThrow();
      return new Error(`there are ${(await notes()).length} notes`);
    });
    for (const error of [refusal, new StartOver(refusal)]) {
      const refused = work.run(async () => {
        await db.execute('insert into public.note (text) values ($1)', ['one']);
        throw error;
      });
      await expect(refused).rejects.toThrow('there are 0 notes');
    }
  });

  it('notifies open pages once for each topic, with revisions that rise by one, of committed changes only', async () => {
    await commands.execute(new WriteNoteCommand('one'));
    await commands.execute(new WriteNoteCommand('two', 'fail-after')).catch(() => undefined);
    await commands.execute(new WriteNoteCommand('three'));
    await listener.query('select 1');
    expect(heard.map(({ change }) => change.items)).toEqual([
      [{ note: 'one' }, { note: 'one', second: true }],
      [{ note: 'three' }, { note: 'three', second: true }],
    ]);
    expect((heard[1]?.revision ?? 0) - (heard[0]?.revision ?? 0)).toBe(1);
  });

  it('refuses writes outside a command', async () => {
    await expect(db.execute("insert into public.note (text) values ('x')")).rejects.toThrow(
      'Writes happen inside a command only',
    );
  });

  it('stores the history in the order in which it was noted, and nothing of work that was taken back', async () => {
    const [work, history] = [module.get(UnitOfWork), module.get(History)];
    const event = (entityId: string) => ({ entity: 'trail', entityId, type: 'OTHER' as const });
    await work.run(async () => {
      history.note(event('first'));
      const undone = work.orNothing(() => {
        history.note(event('undone'));
        return Promise.reject(new Error('taken back'));
      });
      await expect(undone).rejects.toThrow('taken back');
      await history.record(event('second'));
      history.note(event('third'));
    });
    const stored = await db.query<{ entity_id: string }>(
      "select entity_id from platform.history_event where entity = 'trail' order by seq",
    );
    expect(stored.map((row) => row.entity_id)).toEqual(['first', 'second', 'third']);
  });

  it('keeps nothing of a command whose history cannot be stored, although the commit is sent with it', async () => {
    const [work, history] = [module.get(UnitOfWork), module.get(History)];
    const lost = work.run(async () => {
      await db.execute("insert into public.note (text) values ('lost')");
      history.note({ entity: 'trail', entityId: null as unknown as string, type: 'OTHER' });
    });
    await expect(lost).rejects.toThrow('entity_id');
    expect(await notes()).toEqual([]);
  });

  it('goes on with nothing when its transaction could not be opened', async () => {
    db.pool.once('acquire', (client) => {
      const send = client.query.bind(client) as (text: unknown, values?: unknown) => unknown;
      const refused = (text: unknown, values?: unknown) =>
        send(text === 'START TRANSACTION' ? 'select 1 / 0' : text, values);
      client.query = refused as typeof client.query;
    });
    const lost = module.get(UnitOfWork).run(async () => {
      await db.query('select 1');
      await db.execute("insert into public.note (text) values ('lost')");
    });
    await expect(lost).rejects.toThrow('division by zero');
    expect(await notes()).toEqual([]);
  });

  it('does not count a command as done whose commit took it back', async () => {
    const lost = module.get(UnitOfWork).run(async () => {
      await db.execute("insert into public.note (text) values ('lost')");
      await db.query('select 1 / 0').catch(() => undefined);
    });
    await expect(lost).rejects.toThrow('failed unnoticed');
    expect(await notes()).toEqual([]);
  });

  it('keeps the history append-only, even for the owner', async () => {
    await db.pool.query(
      `insert into platform.history_event (id, entity, entity_id, type, at, request_id, data, changes)
       values ('0123456789abcdef01234567', 'probe', 'x', 'OTHER', now(), 'r', '{}', '[]')`,
    );
    for (const attempt of [
      "update platform.history_event set type = 'x'",
      'delete from platform.history_event',
      'truncate platform.history_event',
    ]) {
      await expect(asOwner((owner) => owner.query(attempt))).rejects.toThrow(
        'the history is append-only',
      );
    }
  });
});
