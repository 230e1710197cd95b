import { placeCard } from './place-card';

const page = { width: 1440, height: 900 };
const card = { width: 264, height: 300 };
const block = (left: number, top: number, width = 120) => ({ left, top, width, height: 52 });

it.each([
  ['right of its block', block(400, 200), { left: 526, top: 200 }],
  ['within the window from top to bottom', block(400, 800), { left: 526, top: 592 }],
  ['left of a block at the right', block(1250, 200), { left: 980, top: 200 }],
  ['under a block as wide as the board', block(200, 200, 1200), { left: 200, top: 258 }],
  ['over one at the bottom', block(200, 800, 1200), { left: 200, top: 494 }],
])('a card stands %s', (_where, of, place) => {
  expect(placeCard(of, card, page)).toEqual(place);
});
