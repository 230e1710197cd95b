import 'reflect-metadata';

/**
 * Fastify looks for the name of a plugin without one among all loaded modules, and jest takes long
 * to show them: a third of a server's start. So each has one here; a plugin's own comes first.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  writable: true,
});
