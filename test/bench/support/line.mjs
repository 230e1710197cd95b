import { Agent, request } from 'node:http';

/**
 * One connection to a server, kept open, with no more around it than Node needs: what `fetch` adds
 * to a call is the client's and would be counted as the server's.
 */
export function openLine({ origin, token }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** The JSON of a GET. */
    get: (path) =>
      new Promise((resolve, reject) => {
        const take = (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else reject(new Error(`GET ${path}: ${text}`));
          });
        };
        request(`${origin}/api/v3/${path}`, { agent, headers }, take).on('error', reject).end();
      }),
    close: () => agent.destroy(),
  };
}
