import { register } from 'node:module';

/**
 * Preloaded (`--import`), lets a process run the sources as they are; the tests' own runner reaches
 * only its own process.
 */
register('./typescript-hooks.mjs', import.meta.url);
