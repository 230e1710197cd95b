import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks } from '../side-process/serve-tasks.js';

/** What the tests can ask of a side process. */
export interface OddTask {
  kind: 'tell' | 'settings' | 'throw' | 'forever' | 'hoard' | 'almost' | 'wait';
}

async function work({ kind }: OddTask, tell: (soFar: string) => void): Promise<string> {
  switch (kind) {
    case 'tell':
      return `process ${process.pid}`;
    case 'settings':
      return ['DATABASE_URL', 'NODE_ENV', 'PATH'].filter((name) => name in process.env).join();
    case 'throw':
      throw new Error('No such luck');
    case 'wait':
      await sleep(800);
      return 'waited';
    case 'forever':
      for (;;);
    case 'almost':
      tell('half of it');
      for (;;);
    case 'hoard':
      // Doubles its memory at once, which a limit on a thread does not survive.
      for (const kept = new Map<string, object>(); ;) kept.set(`kept ${kept.size}`, {});
  }
}

serveTasks(work);
