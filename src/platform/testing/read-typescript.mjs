import { register } from 'node:module';

/** Preloaded (`--import`), lets a process run the sources as they are; the tests' own runner reaches no process but its own. */
register('./typescript-hooks.mjs', import.meta.url);
