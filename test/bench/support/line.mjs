import { Agent, request } from 'node:http';

/**
 * One connection to a server, kept open, with no more around it than Node needs: what `fetch` adds
 * to a call is the client's and would be counted as the server's.
 */
export function openLine({ origin, token }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Bearer ${token}`;
  /** The bytes of a GET's answer, as they came; `encoding` is what the client says it takes. */
  const bytes = (path, encoding = 'identity') =>
    new Promise((resolve, reject) => {
      const headers = { authorization, 'accept-encoding': encoding };
      const take = (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          if (response.statusCode === 200) resolve(body);
          else reject(new Error(`GET ${path}: ${body.toString()}`));
        });
      };
      request(`${origin}/api/v3/${path}`, { agent, headers }, take).on('error', reject).end();
    });
  return {
    bytes,
    /** The JSON of a GET. */
    get: async (path) => JSON.parse((await bytes(path)).toString()),
    close: () => agent.destroy(),
  };
}
