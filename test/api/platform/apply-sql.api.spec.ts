import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { CannotStart } from '#platform/config/cannot-start.js';
import { applySql, isSqlDue } from '#platform/database/sql/apply-sql.js';
import { integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';
import type { SqlObject } from '#platform/database/sql/sql-object.js';
import { view } from '#platform/database/sql/view.js';
import { createEmptyDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

const TABLES = `
  drop schema if exists platform, shop cascade;
  create schema platform;
  create table platform.sql_state (migration text primary key);
  create table platform.sql_object (name text primary key, hash text not null);
  create schema shop;
  create table shop.box (id integer, name text, color text);
  insert into shop.box values (1, 'Small', 'red')`;

const BOXES = sql`from shop.box`;
const SHORT = { id: integer('id'), name: text('name') };
const BOX = view('shop.v_box', SHORT, BOXES);

const COLUMNS = `
  select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum) as columns
  from pg_attribute where attrelid = to_regclass($1)`;

describe('what applies the files of views and functions', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let others: pg.Client[] = [];
  beforeAll(async () => {
    database = await createEmptyDatabase();
    owner = await connected();
  });
  beforeEach(() => owner.query(TABLES));
  afterEach(async () => {
    for (const other of others) await other.end();
    others = [];
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  }
  async function someoneElse(): Promise<pg.Client> {
    const other = await connected();
    others.push(other);
    return other;
  }
  async function columnsOf(name: string): Promise<string> {
    const { rows } = await owner.query<{ columns: string }>(COLUMNS, [name]);
    return rows[0]?.columns ?? '';
  }
  /** As releases do, each with a migration more than the one before. */
  const releases = async (...each: SqlObject[][]): Promise<void> => {
    for (const [number, objects] of each.entries())
      await applySql(owner, objects, ['First', 'Second', 'Third'].slice(0, number + 1));
  };

  it('keeps the order of the columns that are there, and lets new ones follow', async () => {
    const grown = { color: text('color'), name: text('upper(name)'), id: integer('id') };
    await releases([BOX], [view('shop.v_box', grown, BOXES)]);
    expect(await columnsOf('shop.v_box')).toBe('id integer, name text, color text');
    const { rows } = await owner.query(`select id, name, color from ${BOX}`);
    expect(rows).toEqual([{ id: 1, name: 'SMALL', color: 'red' }]);
  });

  it('refuses a file without a column that is there, and changes nothing', async () => {
    const other = view('shop.v_other', SHORT, BOXES);
    const without = releases([BOX], [other, view('shop.v_box', { id: integer('id') }, BOXES)]);
    await expect(without).rejects.toThrow('shop.v_box has a column name, which its file lacks');
    expect(await columnsOf('shop.v_other')).toBe('');
    expect(await isSqlDue(owner, ['First', 'Second'])).toBe(true);
  });

  it('refuses a column of another type', async () => {
    const changed = view('shop.v_box', { ...SHORT, id: text('id::text') }, BOXES);
    await expect(releases([BOX], [changed])).rejects.toThrow(
      'shop.v_box.id is integer, and text in its file',
    );
  });

  it('refuses a function with other arguments than the one that is there, by name', async () => {
    const twice = (type: string): SqlObject =>
      sqlFunction('shop.twice', `n ${type}`, sql`returns integer return n * 2`);
    await expect(releases([twice('integer')], [BOX, twice('smallint')])).rejects.toThrow(
      'There would be shop.twice(integer) and shop.twice(smallint): other arguments are another name.',
    );
    expect(await columnsOf('shop.v_box')).toBe('');
  });

  it('replaces what has another text than it was made by, and what is gone, and nothing else', async () => {
    const over = view('shop.v_over', { name: text('name') }, sql`from ${BOX}`);
    const gone = view('shop.v_gone', SHORT, BOXES);
    const read = view('shop.v_read', SHORT, BOXES);
    await releases([BOX, over, gone, read]);
    await owner.query('drop view shop.v_gone');
    const versions = async (): Promise<string[]> => {
      const made = `select array_agg(xmin::text order by relname) as made from pg_class
        where relname in ('v_over', 'v_read')`;
      return (await owner.query<{ made: string[] }>(made)).rows[0]?.made ?? [];
    };
    const before = await versions();
    const reader = await someoneElse();
    await reader.query(`begin; select id from ${read}`);
    const red = view('shop.v_box', { ...SHORT, name: text("'red'") }, BOXES);
    await applySql(owner, [red, over, gone, read], ['First', 'Second'], {
      lockTimeoutMs: 10,
      tries: 1,
    });
    await reader.query('commit');
    expect(await versions()).toEqual(before);
    expect((await owner.query(`select name from ${over}`)).rows).toEqual([{ name: 'red' }]);
    expect(await columnsOf('shop.v_gone')).toBe('id integer, name text');
  });

  it('makes first what a text names, wherever it stands in the list', async () => {
    const twice = sqlFunction('shop.twice', 'n integer', sql`returns integer return n * 2`);
    const doubled = view(
      'shop.v_doubled',
      { id: integer(sql`${twice}(b.id)`) },
      sql`from ${BOX} b`,
    );
    const last = view('shop.v_last', { id: integer('id') }, sql`from ${doubled}`);
    await releases([last, doubled, BOX, twice]);
    expect((await owner.query(`select id from ${last}`)).rows).toEqual([{ id: 2 }]);
  });

  it('refuses views that read each other', async () => {
    const one = {
      name: 'shop.v_one',
      reads: [] as SqlObject[],
      creation: () => '',
      toString: () => 'one',
    };
    const two = { ...one, name: 'shop.v_two', reads: [one], toString: () => 'two' };
    one.reads.push(two);
    await expect(releases([one])).rejects.toThrow('one → two → one');
  });

  it('says in the database what a view and a function are', async () => {
    const named = view('shop.v_box', SHORT, BOXES, "the shop's boxes");
    const twice = sqlFunction('shop.twice', 'n integer', sql`returns integer return n * 2`, 'two');
    await releases([named, twice]);
    const { rows } = await owner.query(
      `select obj_description('shop.v_box'::regclass) as box, obj_description('shop.twice'::regproc) as twice`,
    );
    expect(rows).toEqual([{ box: "the shop's boxes", twice: 'two' }]);
  });

  describe('knows by the migrations', () => {
    const RED = view('shop.v_box', { ...SHORT, name: text("'red'") }, BOXES);
    const shown = async (): Promise<unknown> =>
      (await owner.query(`select name from ${BOX}`)).rows[0]?.name;

    it('that a release with more of them replaces, and one with the same has done so', async () => {
      await applySql(owner, [BOX], ['First']);
      await applySql(owner, [RED], ['First']);
      expect(await shown()).toBe('Small');
      await applySql(owner, [RED], ['First', 'Second']);
      expect(await shown()).toBe('red');
    });

    it('that an older release leaves views alone, and one of another line too', async () => {
      await applySql(owner, [RED], ['First', 'Second']);
      await applySql(owner, [BOX], ['First']);
      const said: string[] = [];
      Logger.overrideLogger({
        log: () => {},
        error: () => {},
        warn: (text: string) => said.push(text),
      });
      await applySql(owner, [BOX], ['First', 'Strange', 'Third']);
      Logger.overrideLogger(false);
      expect(await shown()).toBe('red');
      expect(said).toEqual([
        'Views and functions of the database stay as another release made them: this one does not know its change Second.',
      ]);
    });

    it('that views are still to be replaced after a crash before them', async () => {
      await applySql(owner, [BOX], ['First']);
      const crashing = await someoneElse();
      crashing.on('error', () => undefined);
      await crashing.query('begin');
      await crashing.query(RED.creation([]));
      await crashing.end();
      expect(await isSqlDue(owner, ['Second', 'First'])).toBe(true);
      await applySql(owner, [RED], ['Second', 'First']);
      expect(await shown()).toBe('red');
      expect(await isSqlDue(owner, ['First', 'Second'])).toBe(false);
    });
  });

  describe('while someone goes on reading a view', () => {
    const WAITS = `
      select count(*)::int as count from pg_locks
      where not granted and mode = $1 and relation = $2::regclass`;
    let looking: pg.Client;
    beforeEach(async () => {
      looking = await someoneElse();
    });
    async function isWaited(mode: string, { name }: SqlObject): Promise<boolean> {
      const { rows } = await looking.query<{ count: number }>(WAITS, [mode, name]);
      return Boolean(rows[0]?.count);
    }
    async function whenWaited(mode: string, object: SqlObject): Promise<void> {
      while (!(await isWaited(mode, object)));
    }
    /** The rows of a view, read in the reader's transaction at a moment when the owner keeps them waiting. */
    async function readWaiting(
      reader: pg.Client,
      object: SqlObject,
      whenHeld: () => Promise<void>,
    ): Promise<() => Promise<unknown[]>> {
      await reader.query('savepoint held');
      for (;;) {
        await whenHeld();
        let isRead = false;
        const read = reader
          .query<{ id: number }>(`select id from ${object}`)
          .finally(() => (isRead = true));
        while (!isRead) {
          if (await isWaited('AccessShareLock', object)) return async () => (await read).rows;
        }
        // The owner had given way in between.
        await read;
        await reader.query('rollback to savepoint held');
      }
    }
    const NEXT = view('shop.v_box', { ...SHORT, color: text('color') }, BOXES);

    it('lets readers through between its tries, and replaces the view at the end of that', async () => {
      await releases([BOX]);
      const [reader, other] = [await someoneElse(), await someoneElse()];
      await reader.query('begin');
      await reader.query(`select id from ${BOX}`);
      const waiting = { lockTimeoutMs: 100, tries: 100 };
      const applied = applySql(owner, [NEXT], ['First', 'Second'], waiting);
      await whenWaited('AccessExclusiveLock', BOX);
      expect((await other.query(`select id from ${BOX}`)).rows).toEqual([{ id: 1 }]);
      await reader.query('commit');
      await applied;
      expect(await columnsOf('shop.v_box')).toBe('id integer, name text, color text');
    });

    it('gives way to a reader who holds another view before the database ends their statement', async () => {
      const between = view('shop.v_between', SHORT, BOXES);
      const more = view('shop.v_more', SHORT, BOXES);
      await releases([BOX, between, more]);
      const grown = { ...SHORT, color: text('color') };
      const next = [BOX, between, more].map(({ name }) => view(name, grown, BOXES));
      const [reader, other] = [await someoneElse(), await someoneElse()];
      for (const [one, held] of [
        [reader, more],
        [other, between],
      ] as const)
        await one.query(`begin; select id from ${held}`);
      const applied = applySql(owner, next, ['First', 'Second']);
      // It waits for what the owner holds, and then the owner for what it holds.
      const read = await readWaiting(reader, BOX, () => whenWaited('AccessExclusiveLock', between));
      await other.query('commit');
      expect(await read()).toEqual([{ id: 1 }]);
      await reader.query('commit');
      await applied;
      expect(await isSqlDue(owner, ['First', 'Second'])).toBe(false);
    });

    it('gives up after its tries and says what to do', async () => {
      await releases([BOX]);
      const reader = await someoneElse();
      await reader.query('begin');
      await reader.query(`select id from ${BOX}`);
      const waiting = { lockTimeoutMs: 10, tries: 3 };
      const applied = applySql(owner, [NEXT], ['First', 'Second'], waiting);
      await expect(applied).rejects.toThrow(CannotStart);
      await expect(isSqlDue(owner, ['First', 'Second'])).resolves.toBe(true);
    });
  });
});
