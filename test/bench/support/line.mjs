import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * One connection to a server, kept open, without a client library: what `fetch` or Node's own
 * client adds would be counted as the server's time. It understands answers that state their
 * length.
 */
export function openLine({ origin, token }) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  /** The bytes of a call's answer, as they came; `encoding` is what the client accepts. */
  const send = async (method, path, { body, encoding = 'identity' } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} /api/v3/${path} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      `accept-encoding: ${encoding}`,
      ...(text && ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
    ];
    if (socket.destroyed) throw new Error('The server has closed this connection');
    socket.write(`${head.join('\r\n')}${END_OF_HEAD}${text}`);
    const answer = await answerOf(socket);
    if (!answer.isOk) throw new Error(`${method} ${path}: ${answer.body.toString()}`);
    return answer.body;
  };
  const bytes = (path, encoding) => send('GET', path, { encoding });
  return {
    /** The bytes of a GET's answer. */
    bytes,
    /** The JSON of a GET. */
    get: async (path) => JSON.parse((await bytes(path)).toString()),
    /** The JSON of any call. */
    call: async (method, path, body) => JSON.parse((await send(method, path, { body })).toString()),
    close: () => socket.destroy(),
  };
}

/** The next answer on a connection. */
function answerOf(socket) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    let head;
    let missing = Infinity;
    const settle = (how, value) => {
      socket.off('data', take).off('error', fail).off('close', fail);
      how(value);
    };
    const fail = (error) => settle(reject, error || new Error('The server hung up'));
    const take = (chunk) => {
      chunks.push(chunk);
      if (head === undefined) {
        const received = chunks.length === 1 ? chunk : Buffer.concat(chunks);
        const end = received.indexOf(END_OF_HEAD);
        if (end < 0) return;
        head = received.toString('latin1', 0, end);
        const length = /^content-length: (\d+)/im.exec(head)?.[1];
        if (length === undefined) {
          fail(new Error(`An answer without its length:\n${head}`));
          return;
        }
        const body = received.subarray(end + END_OF_HEAD.length);
        chunks.splice(0, chunks.length, body);
        missing = Number(length) - body.length;
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      settle(resolve, { isOk: /^HTTP\/1\.1 2\d\d /.test(head.slice(0, 13)), body });
    };
    socket.on('data', take).on('error', fail).on('close', fail);
  });
}
