import 'reflect-metadata';
import { startWorker } from './app/start-worker.js';

await startWorker();
