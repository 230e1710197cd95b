/**
 * `npm run font:fallback`: writes web/app/theme/fallback-font.css, the font in which pages are drawn until their own has
 * arrived. It is Arial, or what is as wide, with each letter as wide as in the page's font, so that its arrival moves
 * nothing: letters whose widths differ by the same share have one face together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { openBrowser } from '../support/browser/open-browser.mjs';

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const FILE = 'web/app/theme/fallback-font.css';
/** The weights that pages are written in, for which range of them each stands, and which of Arial's two stands in. */
const WEIGHTS = {
  400: { range: '1 449', arial: 400 },
  500: { range: '450 549', arial: 400 },
  600: { range: '550 900', arial: 700 },
};
const LOCAL = {
  400: ['Arial', 'Liberation Sans', 'Helvetica'],
  700: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
};
/** Widths that differ less are those of one face. */
const STEP = 0.025;
/** Of the font's own tables, as shares of its size. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;
/** What pages are written in; anything else is a little wider or narrower for a moment. */
const CHARACTERS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...' \u00a0.,:;!?\'"’“”-–·/$%&#@()+×→…',
];

/** In the page: how wide each character is, by family and weight. */
async function measure(all) {
  await document.fonts.load('16px Own');
  const place = document.querySelector('span');
  const width = (fontFamily, fontWeight, character) => {
    Object.assign(place.style, { fontFamily, fontWeight });
    place.textContent = character.repeat(20);
    return place.getBoundingClientRect().width;
  };
  return Object.fromEntries(
    all.map(({ key, family, weight, character }) => [key, width(family, weight, character)]),
  );
}

async function widths() {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const data = readFileSync(inCheckout(FONT)).toString('base64');
    await page.setContent(`<style>
      @font-face { font-family: Own; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }
      span { position: absolute; font-size: 100px; font-kerning: none; font-variant-numeric: tabular-nums; white-space: pre; }
      </style><span></span>`);
    const asked = Object.entries(WEIGHTS).flatMap(([weight, { arial }]) =>
      CHARACTERS.flatMap((character) => [
        { key: `own ${weight} ${character}`, family: 'Own', weight, character },
        {
          key: `arial ${arial} ${character}`,
          family: "Arial, 'Liberation Sans'",
          weight: arial,
          character,
        },
      ]),
    );
    return await page.evaluate(measure, asked);
  } finally {
    await browser.close();
  }
}

const hex = (character) => character.codePointAt(0).toString(16);
const percent = (share) => `${(share * 100).toFixed(2)}%`;

function face(weight, adjust, range) {
  const { range: weights, arial } = WEIGHTS[weight];
  const sources = LOCAL[arial].map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: 'Inter Fallback';
  font-weight: ${weights};
  src: ${sources};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ASCENT / adjust)};
  descent-override: ${percent(DESCENT / adjust)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}

const found = await widths();
const shareOf = (weight, character) =>
  found[`own ${weight} ${character}`] / found[`arial ${WEIGHTS[weight].arial} ${character}`];

/** Of letters that have one face: the middle of their shares. */
const adjustOf = (weight, characters) =>
  characters.reduce((sum, one) => sum + shareOf(weight, one), 0) / characters.length;

function facesOf(weight) {
  const groups = new Map();
  for (const character of CHARACTERS) {
    const step = Math.round(shareOf(weight, character) / STEP);
    groups.set(step, [...(groups.get(step) ?? []), character]);
  }
  const [usual, ...others] = [...groups.values()].sort((a, b) => b.length - a.length);
  // What comes later wins.
  return [
    face(weight, adjustOf(weight, usual)),
    ...others.map((those) =>
      face(weight, adjustOf(weight, those), those.map((one) => `U+${hex(one)}`).join(', ')),
    ),
  ];
}

const faces = Object.keys(WEIGHTS).flatMap(facesOf);
const HEAD =
  '/* Made by `npm run font:fallback`: what pages are drawn with until their font has arrived, each letter as wide as there. */\n';
writeFileSync(inCheckout(FILE), HEAD + faces.join(''));
log(`${FILE} has ${faces.length} faces.`);
