/** Puts moves on trucks and takes them off in turn, with the least SQL, straight on the database. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { serveHelper } from '../support/helper.mjs';
import { book, free, lockTruck } from './floors.mjs';
import { forAWhile } from './for-a-while.mjs';

const clients = [];
const off = new Set();
const newId = () => randomBytes(12).toString('hex');

async function clientOf(worker) {
  if (clients[worker]) return;
  clients[worker] = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await clients[worker].connect();
}

async function place(client, { truck, customer, operation, board }) {
  const write = off.has(operation) ? book : free;
  await client.query('begin');
  await client.query(lockTruck(truck));
  await client.query(write(truck, customer, operation, newId(), board));
  await client.query('commit');
  if (!off.delete(operation)) off.add(operation);
}

serveHelper(
  async ({ targets, ms, atOnce }) => {
    for (let worker = 0; worker < atOnce; worker += 1) await clientOf(worker);
    return forAWhile({ ms, atOnce }, (worker) => place(clients[worker], targets[worker]));
  },
  () => Promise.all(clients.map((client) => client.end())),
);
