import pg from 'pg';
import { customer, dayView, session, truck } from './floors.mjs';

const CONNECTIONS = 20;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });

const ROUTES = {
  truck: ([id]) => truck(id),
  customer: ([id]) => customer(id),
  movemanager: ([, day, branch]) => dayView(branch, day, `board:${branch}:${day}`),
};

const sessionOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).jti;

/** Whose session the call's is: nobody's, or one row. */
export async function peopleOf({ authorization }) {
  const token = authorization.slice('Bearer '.length);
  return (await pool.query(session(sessionOf(token)))).rows;
}

/** What a call of an address gets, as the database wrote it; null where there is no such row. */
export async function answerOf(url) {
  const [, , , route, ...rest] = url.split('/');
  const { rows } = await pool.query(ROUTES[route](rest));
  return rows.length === 0 ? null : rows[0].json;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export const close = () => pool.end();
