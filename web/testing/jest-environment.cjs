// First: it has to be there before jsdom is loaded.
require('./quick-styles.cjs');
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
  'ArrayBuffer',
];

/**
 * Requests need Node's signals, and jsdom's listeners accept only its own: this listens to Node's
 * for them.
 */
const hearNodeSignals = (EventTarget) => {
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (!(options?.signal instanceof AbortSignal)) return add.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
    return add.call(this, type, listener, rest);
  };
};

/** Node's accepts no form; React asks for a form's values when its submit begins a transition. */
const formDataOfForms = (OfForm) =>
  class extends FormData {
    constructor(form, submitter) {
      super();
      const values = form ? new OfForm(form, submitter) : [];
      for (const [name, value] of values) this.append(name, value);
    }
  };

const LABELED = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Finds a field's labels faster: jsdom asks every label of the page for its field, and walks the
 * page for each. Only one that names the field or is around it can be its label.
 */
const findLabelsFast = (window) => {
  for (const kind of LABELED) {
    Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        const isMine = (label) =>
          (label.htmlFor === this.id || label.contains(this)) && label.control === this;
        return [...this.getRootNode().querySelectorAll('label')].filter(isMine);
      },
    });
  }
};

module.exports = class WebEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const { FormData: OfForm } = this.global;
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    this.global.FormData = formDataOfForms(OfForm);
    hearNodeSignals(this.global.EventTarget);
    findLabelsFast(this.global);
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    for (const name of ['mark', 'measure', 'clearMarks', 'getEntriesByName']) {
      this.global.performance[name] ??= () => undefined;
    }
  }

  /** After a test and between its hooks a page lives on as in a browser; within it, what changes the page is waited for. */
  handleTestEvent({ name }) {
    if (name === 'test_start' || name === 'test_fn_success' || name === 'test_fn_failure')
      this.global.IS_REACT_ACT_ENVIRONMENT = false;
    if (name === 'test_fn_start') this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
