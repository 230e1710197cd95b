import { combineSlices } from '@reduxjs/toolkit';

/**
 * The state of the page. Each part of it is beside what it is about and joins when that is loaded:
 * `slice.injectInto(rootReducer)`.
 */
export const rootReducer = combineSlices();
