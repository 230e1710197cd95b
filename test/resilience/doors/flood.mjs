/**
 * Asks a server for too much, in a process of its own, so that who measures the server has time to.
 * @param {'stamps' | 'messages' | 'searches'} argv what of; then the server, a token, and what it is about in JSON
 */
import { randomBytes } from 'node:crypto';
import { io } from 'socket.io-client';

const [kind, origin, token, about] = process.argv.slice(2);
const given = JSON.parse(about ?? '{}');
const answers = {};
const note = (answer) => (answers[answer] = (answers[answer] ?? 0) + 1);
const newId = () => randomBytes(12).toString('hex');

async function post(path, body) {
  const answer = await fetch(`${origin}/api/v3/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  note(answer.status);
}

/** 15,000 of one job, as many to a request as it takes. */
async function stamps() {
  const request = (from) => ({
    sentAt: new Date().toISOString(),
    stamps: Array.from({ length: 200 }, (_none, index) => ({
      id: newId(),
      operation: given.operationId,
      kind: 'breakStart',
      at: new Date(Date.parse(given.start) + (from + index) * 1_000).toISOString(),
    })),
  });
  const waiting = Array.from({ length: 75 }, (_none, n) => request(n * 200)).values();
  const send = async () => {
    for (const one of waiting) await post('actuals/stamps', one);
  };
  await Promise.all(Array.from({ length: 20 }, send));
}

/** 40,000, from as many connections as a person may have. */
async function messages() {
  const sockets = Array.from({ length: 20 }, () =>
    io(origin, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true }),
  );
  const on = (socket, event) => new Promise((resolve) => socket.once(event, resolve));
  await Promise.all(sockets.map((socket) => on(socket, 'connect')));
  const ended = sockets.map((socket) => on(socket, 'disconnect'));
  for (const socket of sockets) {
    for (let sent = 0; sent < 2_000; sent += 1)
      socket.emit('watch', { topic: `customer:${newId()}` });
  }
  for (const reason of await Promise.all(ended)) note(reason);
}

const searches = () => Promise.all(Array.from({ length: 60 }, () => post('slots', given)));

await { stamps, messages, searches }[kind]();
console.log(JSON.stringify(answers));
process.exit();
