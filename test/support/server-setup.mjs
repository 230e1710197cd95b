import 'reflect-metadata';

/**
 * Fastify looks for the name of a plugin that has none among all loaded modules, and jest takes long to
 * show them: a third of what a start of the server took. So each has one here; a plugin's own comes first.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  writable: true,
});
