import 'reflect-metadata';
import { startServer } from './app/start-server.js';

await startServer();
