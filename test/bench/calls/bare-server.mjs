/**
 * A server of `node:http` and `pg` alone: it looks up the session, asks the database once, and
 * sends what that returned.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { serveHelper } from '../support/helper.mjs';
import { answerOf, close, JSON_TYPE, peopleOf } from './least-answers.mjs';

async function answer({ url, headers }) {
  if ((await peopleOf(headers)).length === 0) return { status: 401, json: '{}' };
  const json = await answerOf(url);
  return json === null ? { status: 404, json: '{}' } : { status: 200, json };
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, json }) => {
      const head = { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(json) };
      response.writeHead(status, head).end(json);
    },
    (error) => response.writeHead(500).end(error.message),
  );
});
// Nobody calls it while others have their turn.
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
    await close();
  },
);
