/**
 * `npm run design:pictures`: draws the alternatives of docs/archive/design again, each screen at four widths
 * in both color schemes, as one sheet and as one picture for its page. `-- today report` draws these
 * screens only. It fails where a page scrolls sideways, which a picture doesn't show.
 */
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { openBrowser } from '../support/browser/open-browser.mjs';

const SCREENS = ['customer', 'block', 'week', 'month', 'list', 'today', 'report'];
const SCHEMES = ['light', 'dark'];
/** The phone stands beside the rows of the others. */
const [PHONE, ...WIDTHS] = [360, 1920, 1440, 1100];
const IN_PAGE = { width: 1100, scheme: 'light' };
/** A picture is as high as its page. */
const HEIGHT = 100;
const GAP = 24;
const LABEL = 36;
const PAPER = '#8b93a0';

const file = (name) => inCheckout('docs', 'archive', 'design', name);

async function take(browser, screen, width, scheme) {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, colorScheme: scheme });
  try {
    await page.goto(pathToFileURL(file(`${screen}-alternatives.html`)).href);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) throw new Error(`${screen} needs ${needed} px of ${width}.`);
    const input = await page.screenshot({ fullPage: true });
    const { height } = await sharp(input).metadata();
    return { input, width, height, scheme };
  } finally {
    await page.close();
  }
}

const label = ({ width, scheme }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${LABEL}"><text y="26" font-family="Arial, sans-serif" font-size="24" font-weight="bold">${width} px, ${scheme}</text></svg>`,
  );

/** Light beside dark, the widest above; the phone fills what the narrower ones leave at the right. */
function arrange(pictures) {
  const placed = [];
  const put = (picture, left, top) => placed.push({ ...picture, left, top: top + LABEL });
  let top = GAP;
  let beside = { left: 0, top: 0 };
  for (const width of WIDTHS) {
    const row = pictures.filter((picture) => picture.width === width);
    row.forEach((picture, at) => put(picture, GAP + at * (width + GAP), top));
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
    if (width === WIDTHS[0]) beside = { left: 0, top };
    else beside.left = Math.max(beside.left, GAP + row.length * (width + GAP));
  }
  pictures
    .filter(({ width }) => width === PHONE)
    .forEach((picture, at) => put(picture, beside.left + at * (PHONE + GAP), beside.top));
  return placed;
}

function sheetOf(pictures) {
  const placed = arrange(pictures);
  const end = (from, size) => Math.max(...placed.map((each) => each[from] + each[size])) + GAP;
  return sharp({
    create: {
      width: end('left', 'width'),
      height: end('top', 'height'),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(
      placed.flatMap((each) => [
        { input: each.input, left: each.left, top: each.top },
        { input: label(each), left: each.left, top: each.top - LABEL },
      ]),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Few colors without a loss: smaller than a blurred picture, and every word stays sharp. */
async function keep(picture, name) {
  const few = await sharp(picture).png({ palette: true, dither: 0 }).toBuffer();
  await sharp(few).webp({ lossless: true, effort: 6 }).toFile(file(name));
}

const asked = process.argv.slice(2);
const browser = await openBrowser();
try {
  for (const screen of asked.length ? asked : SCREENS) {
    const pictures = [];
    for (const width of [...WIDTHS, PHONE])
      for (const scheme of SCHEMES) pictures.push(await take(browser, screen, width, scheme));
    const inPage = pictures.find(
      ({ width, scheme }) => width === IN_PAGE.width && scheme === IN_PAGE.scheme,
    );
    await keep(inPage.input, `${screen}-alternatives.webp`);
    await keep(await sheetOf(pictures), `${screen}-sheet.webp`);
    log(`${screen}-sheet.webp has ${pictures.length} pictures.`);
  }
} finally {
  await browser.close();
}
