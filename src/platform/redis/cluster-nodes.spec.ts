import { describe, expect, it } from '@jest/globals';
import { clusterNodesOf } from './cluster-nodes.js';

describe('clusterNodesOf', () => {
  it('reads the nodes, and how one gets in from the first of them', () => {
    expect(clusterNodesOf('rediss://emma:s%40fe@a.example:7000,rediss://b.example')).toEqual({
      nodes: [
        { host: 'a.example', port: 7000 },
        { host: 'b.example', port: 6379 },
      ],
      access: { username: 'emma', password: 's@fe', tls: {} },
    });
  });

  it('takes open nodes as they are', () => {
    const nodes = [{ host: '10.0.0.1', port: 6380 }];
    expect(clusterNodesOf('redis://10.0.0.1:6380/0')).toEqual({ nodes, access: {} });
  });
});
