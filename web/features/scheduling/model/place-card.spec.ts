import { besideBlock, placeCard } from './place-card';

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

it.each([
  [
    'left of its block where steps are drawn at its right',
    [block(560, 200)],
    { left: 130, top: 200 },
  ],
  [
    'under its block where they are drawn on both sides',
    [block(560, 200), block(200, 200)],
    { left: 400, top: 258 },
  ],
  [
    'where it hides the least of them',
    [block(560, 200), block(200, 200), block(400, 300), block(780, 200, 10)],
    { left: 130, top: 200 },
  ],
])('a card stands %s', (_where, steps, place) => {
  expect(placeCard(block(400, 200), card, page, steps)).toEqual(place);
});

const popup = { width: 396, height: 560 };

it.each([
  [
    'where it is wanted under its block',
    block(400, 60),
    { left: 400, top: 120 },
    { left: 400, top: 120 },
  ],
  [
    'right of a block that it would cover',
    block(400, 300),
    { left: 400, top: 290 },
    { left: 526, top: 300 },
  ],
  [
    'left of one at the right edge',
    block(1300, 500),
    { left: 1036, top: 332 },
    { left: 898, top: 332 },
  ],
  [
    'over one without room around it',
    block(200, 300, 1200),
    { left: 200, top: 290 },
    { left: 200, top: 290 },
  ],
])('a popup stands %s [R-BOARD-65]', (_where, of, wanted, place) => {
  expect(besideBlock(wanted, of, popup, page)).toEqual(place);
});
