import { SideProcesses } from '../side-process/side-processes.js';
import type { OddTask } from './odd-process.js';

// Prints which process it started, and gives it endless work.
const entry = new URL('./odd-process.js', import.meta.url);
const options = { processes: 1, waiting: 1, timeMs: 600_000, memoryMb: 64 };
const pool = new SideProcesses<OddTask, string>(entry, options);
const name = await pool.run({ kind: 'tell' }, '');
void pool.run({ kind: 'forever' }, '');
setTimeout(() => process.send?.(Number(name.split(' ')[1])), 200);
