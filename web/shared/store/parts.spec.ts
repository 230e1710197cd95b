import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { Parts } from './parts';

const ADD = { type: 'added' };

/** A part that counts, and notes each time its reducer is asked. */
const counter = (name: string, asked: string[]): { reducerPath: string; reducer: Reducer } => ({
  reducerPath: name,
  reducer: (count: number = 0, { type }) => {
    asked.push(name);
    return type === ADD.type ? count + 1 : count;
  },
});

it('asks no reducer before there is an action, however many parts are loaded', () => {
  const asked: string[] = [];
  const parts = new Parts();
  for (const name of ['one', 'two', 'three']) parts.inject(counter(name, asked));
  expect(asked).toEqual([]);
  expect(parts.reduce(undefined, ADD)).toEqual({ one: 1, two: 1, three: 1 });
});

it('takes a part that is loaded later, and keeps what the others hold', () => {
  const parts = new Parts();
  parts.inject(counter('one', []));
  const before = parts.reduce(undefined, ADD);
  parts.inject(counter('two', []));
  expect(parts.reduce(before, ADD)).toEqual({ one: 2, two: 1 });
});

it('is what slices join', () => {
  const parts = new Parts();
  const slice = createSlice({
    name: 'word',
    initialState: () => ({ word: 'none' }),
    reducers: {},
    selectors: { wordIn: ({ word }) => word },
  }).injectInto(parts);
  expect(slice.selectors.wordIn(parts.reduce(undefined, ADD))).toBe('none');
  // Before any action, a selector answers with what the part begins with.
  expect(slice.selectors.wordIn({})).toBe('none');
});
