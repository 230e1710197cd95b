import 'reflect-metadata';
import { runRotateKeys } from './app/rotate-keys/run-rotate-keys.js';

await runRotateKeys();
