/** Where a cluster's nodes are, and the credentials, which are the same for all of them. */
export interface ClusterNodes {
  nodes: { host: string; port: number }[];
  access: { username?: string; password?: string; tls?: Record<string, never> };
}

const USUAL_PORT = 6379;

/**
 * `redis://user:secret@a:7000,redis://b:7000` → its nodes; user and secret are those of the first.
 */
export function clusterNodesOf(addresses: string): ClusterNodes {
  const urls = addresses.split(',').map((address) => new URL(address));
  const [first] = urls;
  const username = decodeURIComponent(first?.username ?? '');
  const password = decodeURIComponent(first?.password ?? '');
  return {
    nodes: urls.map(({ hostname, port }) => ({
      host: hostname,
      port: Number(port) || USUAL_PORT,
    })),
    access: {
      ...(username ? { username } : {}),
      ...(password ? { password } : {}),
      ...(first?.protocol === 'rediss:' ? { tls: {} } : {}),
    },
  };
}
