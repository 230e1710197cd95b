import 'reflect-metadata';
import { runReseal } from './app/reseal/run-reseal.js';

await runReseal();
