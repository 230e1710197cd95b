const { TestEnvironment } = require('jest-environment-jsdom');

/** Standard web interfaces that Node has and jsdom 26 lacks. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
];

module.exports = class WebEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    for (const name of ['mark', 'measure', 'clearMarks', 'getEntriesByName']) {
      this.global.performance[name] ??= () => undefined;
    }
  }
};
