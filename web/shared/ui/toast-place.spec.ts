import { freeTop } from './toast-place';

const box = (top: number, bottom: number, right = 1400) => ({ top, bottom, left: 1300, right });

it.each([
  ['under the header', [], 52],
  ['under what begins there', [box(64, 94)], 98],
  ['in a gap that is high enough', [box(48, 60), box(110, 140)], 64],
  ['below controls that leave no gap', [box(48, 80), box(90, 120), box(100, 130)], 134],
  ['under the header where there is no gap at all', [box(48, 400)], 52],
  ['where a control is only elsewhere', [{ top: 60, bottom: 90, left: 20, right: 200 }], 52],
])('a toast lies %s', (_where, controls, top) => {
  expect(freeTop(controls, 1440)).toBe(top);
});
