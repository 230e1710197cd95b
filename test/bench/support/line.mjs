import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * One connection to a server, kept open, with nothing around it: what a client such as `fetch` or Node's
 * own adds to a call would be counted as the server's. It understands answers that tell their length.
 */
export function openLine({ origin, token }) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  /** The bytes of a GET's answer, as they came; `encoding` is what the client says it takes. */
  const bytes = async (path, encoding = 'identity') => {
    const head = [
      `GET /api/v3/${path} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      `accept-encoding: ${encoding}`,
    ];
    socket.write(`${head.join('\r\n')}${END_OF_HEAD}`);
    const { isOk, body } = await answerOf(socket);
    if (!isOk) throw new Error(`GET ${path}: ${body.toString()}`);
    return body;
  };
  return {
    bytes,
    /** The JSON of a GET. */
    get: async (path) => JSON.parse((await bytes(path)).toString()),
    close: () => socket.destroy(),
  };
}

/** The next answer on a connection. */
function answerOf(socket) {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const settle = (how, value) => {
      socket.off('data', take).off('error', fail).off('close', fail);
      how(value);
    };
    const fail = (error) => settle(reject, error || new Error('The server hung up'));
    const take = (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length === undefined) fail(new Error(`An answer without its length:\n${head}`));
      const body = received.subarray(end + END_OF_HEAD.length);
      if (body.length < Number(length)) return;
      settle(resolve, { isOk: / 200 /.test(head.slice(0, 13)), body });
    };
    socket.on('data', take).on('error', fail).on('close', fail);
  });
}
