/**
 * A server of `node:http` and `pg` alone: it looks the session up, asks the database once, and sends on
 * what that wrote.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { serveHelper } from '../support/helper.mjs';
import { customer, dayView, session, truck } from './floors.mjs';

const CONNECTIONS = 20;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });

const ROUTES = {
  truck: ([id]) => truck(id),
  customer: ([id]) => customer(id),
  movemanager: ([, day, branch]) => dayView(branch, day, `board:${branch}:${day}`),
};

const sessionOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).jti;

async function answer({ url, headers }) {
  const token = headers.authorization.slice('Bearer '.length);
  const { rows: people } = await pool.query(session(sessionOf(token)));
  if (people.length === 0) return { status: 401, json: '{}' };
  const [, , , route, ...rest] = url.split('/');
  const { rows } = await pool.query(ROUTES[route](rest));
  return rows.length === 0 ? { status: 404, json: '{}' } : { status: 200, json: rows[0].json };
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, json }) => {
      const head = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(json),
      };
      response.writeHead(status, head).end(json);
    },
    (error) => response.writeHead(500).end(error.message),
  );
});
// While others have their turn nobody asks.
server.keepAliveTimeout = 0;

serveHelper(
  async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${server.address().port}`;
  },
  async () => {
    server.close();
    server.closeAllConnections();
    await pool.end();
  },
);
