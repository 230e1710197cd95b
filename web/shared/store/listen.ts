import { createListenerMiddleware } from '@reduxjs/toolkit';

const listeners = createListenerMiddleware<object>();

/** What runs the listeners, in every store. */
export const listening = listeners.middleware;

/** Acts on what is dispatched: right after the state changed, until it is stopped. @returns what stops it */
export const listen = listeners.startListening;
