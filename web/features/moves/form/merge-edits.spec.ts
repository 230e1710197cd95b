import { mergeEdits } from './merge-edits';

interface Thing {
  name: string;
  phone: string;
  stops: { _id?: string; street: string; floor: number | null }[];
  rooms: string[];
}

const BASE: Thing = {
  name: 'Maria',
  phone: '1',
  stops: [
    { _id: 'a', street: 'Walker', floor: 1 },
    { _id: 'b', street: '23rd', floor: null },
  ],
  rooms: ['Patio'],
};

const stop = (at: number, change: object = {}): Thing['stops'][number] => ({
  ...(BASE.stops[at] ?? { street: '', floor: null }),
  ...change,
});

it('takes the newer version where nothing was typed', () => {
  const theirs = { ...BASE, phone: '2' };
  expect(mergeEdits(BASE, { ...BASE }, theirs)).toEqual({ value: theirs, conflicts: [] });
});

it('keeps what was typed beside what someone else changed', () => {
  const mine = { ...BASE, name: 'Mary', stops: [stop(0, { floor: 3 }), stop(1)] };
  const theirs = { ...BASE, phone: '2', stops: [stop(0, { street: 'Walker Ave' }), stop(1)] };
  expect(mergeEdits(BASE, mine, theirs)).toEqual({
    value: {
      ...BASE,
      name: 'Mary',
      phone: '2',
      stops: [{ _id: 'a', street: 'Walker Ave', floor: 3 }, stop(1)],
    },
    conflicts: [],
  });
});

it('keeps mine and names the field where both changed it', () => {
  const mine = { ...BASE, stops: [stop(0), stop(1, { floor: 2 })] };
  const theirs = { ...BASE, stops: [stop(0), stop(1, { floor: 4 })] };
  const { value, conflicts } = mergeEdits(BASE, mine, theirs);
  expect(value.stops[1]?.floor).toBe(2);
  expect(conflicts).toEqual(['stops.1.floor']);
});

it('keeps new entries where they stood, and those of the other side', () => {
  const fresh = { street: 'New', floor: null };
  const mine = { ...BASE, stops: [stop(0), fresh, stop(1)] };
  const theirs = { ...BASE, stops: [stop(0), stop(1), { _id: 'c', street: 'C', floor: null }] };
  expect(mergeEdits(BASE, mine, theirs).value.stops.map(({ street }) => street)).toEqual([
    'Walker',
    'New',
    '23rd',
    'C',
  ]);
});

it('keeps my order, and leaves out what either side removed', () => {
  const reordered = { ...BASE, stops: [stop(1), stop(0)] };
  const theirs = { ...BASE, name: 'M', stops: [stop(0, { floor: 5 }), stop(1)] };
  expect(mergeEdits(BASE, reordered, theirs).value.stops.map(({ _id }) => _id)).toEqual(['b', 'a']);
  const removed = { ...BASE, stops: [stop(1)] };
  expect(mergeEdits(BASE, removed, theirs).value.stops.map(({ _id }) => _id)).toEqual(['b']);
  const typedInto = { ...BASE, stops: [stop(0), stop(1, { floor: 9 })] };
  const gone = { ...BASE, stops: [stop(0)] };
  expect(mergeEdits(BASE, typedInto, gone)).toEqual({ value: gone, conflicts: ['stops.b'] });
});

it('treats a list of texts as one value', () => {
  const mine = { ...BASE, rooms: ['Patio', 'Attic'] };
  const theirs = { ...BASE, rooms: [] };
  expect(mergeEdits(BASE, mine, theirs)).toMatchObject({
    value: { rooms: ['Patio', 'Attic'] },
    conflicts: ['rooms'],
  });
});
