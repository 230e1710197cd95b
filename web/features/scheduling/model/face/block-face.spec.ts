import fc from 'fast-check';
import type { BlockFlag, FlagTone } from '../block-flags';
import { faceOf, type BlockFace, type FaceFacts, type FaceRoom } from './block-face';
import { FACE_SIZES, DENSITIES, type Density } from './face-sizes';
import { FEWEST_LETTERS, nameForms } from './name-forms';
import { RowRuler, type MeasureText } from './row-ruler';

/** The average width of a letter in common fonts, as a share of its size. */
const NARROW = /[ijltfrI1.,: ]/;
const measure: MeasureText = (text, as, density) => {
  const { size, weight } = FACE_SIZES[density].fonts[as];
  const bold = weight > 500 ? 1.06 : 1;
  return [...text].reduce((sum, sign) => sum + size * bold * (NARROW.test(sign) ? 0.3 : 0.56), 0);
};

/** Three dangers, four warnings, nine more: most severe first, each of its kind. */
const TONES: readonly FlagTone[] = [
  ...Array<FlagTone>(3).fill('danger'),
  ...Array<FlagTone>(4).fill('warning'),
  ...Array<FlagTone>(9).fill('plain'),
];
const everyFlag = TONES.map((tone, at): BlockFlag => ({
  kind: 'notes',
  tone,
  name: `Flag ${at}`,
  ...(at === 9 || at === 10 ? { figure: String(at - 6) } : {}),
  ...(at > 13 ? { wide: true } : {}),
}));

const facts = (change: Partial<FaceFacts> = {}): FaceFacts => ({
  last: 'Rodriguez',
  first: 'Isla',
  start: '8',
  end: '10',
  flags: [],
  extras: { waits: '', waitsFor: '', zones: 'C→P +2', duration: '2 h', fee: '$80' },
  ...change,
});
const at = (width: number, density: Density = 'comfortable'): FaceRoom => ({
  width,
  density,
  isWide: true,
  measure,
});

const shownOf = ({ upper, lower }: BlockFace): BlockFlag[] => [...upper.flags, ...lower.flags];
const lettersOf = ({ last }: BlockFace): number => [...last.replace('…', '')].length;

const anyFacts = fc.record({
  last: fc.oneof(
    fc.constantFrom('Ito', 'Gomez', 'Castellanos', 'de la Cruz', 'Ng-Fitzgerald', 'Yılmaz'),
    fc.string({ minLength: 1, maxLength: 20 }).map((name) => name.trim() || 'X'),
  ),
  first: fc.constantFrom('', 'Bo', 'Maximiliana'),
  start: fc.constantFrom('8', '10:30'),
  end: fc.constantFrom('9', '12:45'),
  flags: fc.subarray(everyFlag),
  extras: fc.record({
    waits: fc.constantFrom('', "Can't start before 5:30 PM"),
    waitsFor: fc.constantFrom('', 'Taylor is still on OKC_02'),
    zones: fc.constantFrom('', 'C→P', '73107→73103 +2'),
    duration: fc.constantFrom('2 h', '10.75 h'),
    fee: fc.constantFrom('', '$80', '$1,240'),
  }),
});
const anyRoom = fc.record({
  width: fc.integer({ min: 20, max: 600 }),
  density: fc.constantFrom(...DENSITIES),
  isWide: fc.boolean(),
  measure: fc.constant(measure),
});

/** What more room must never reduce, the most important first. */
function worth(face: BlockFace, { end, extras }: FaceFacts): number[] {
  const isDanger = ({ tone }: BlockFlag): boolean => tone === 'danger';
  const drawn = [...face.upper.extras, ...face.lower.extras];
  return [
    Number(face.time !== ''),
    shownOf(face).filter(isDanger).length,
    Number(face.time.endsWith(end)),
    Number(face.upper.flags.some(isDanger)),
    lettersOf(face),
    shownOf(face).length,
    face.upper.flags.filter(({ tone }) => tone !== 'plain').length,
    -face.upper.flags.filter(({ tone }) => tone === 'plain').length,
    drawn.length + Object.values(extras).filter((text) => text === '').length,
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0);
}

describe('the face of a block', () => {
  it('loses no flag uncounted, and shows the most severe first [R-BOARD-24]', () => {
    fc.assert(
      fc.property(anyFacts, anyRoom, (given, room) => {
        const face = faceOf(given, room);
        const shown = given.flags.slice(0, given.flags.length - face.rest.length);
        expect(new Set(shownOf(face))).toEqual(new Set(shown));
        expect(shownOf(face)).toHaveLength(shown.length);
        expect(face.rest).toEqual(given.flags.slice(shown.length));
      }),
    );
  });

  it('never cuts the last name under six letters while anything else is shown [R-BOARD-24]', () => {
    fc.assert(
      fc.property(anyFacts, anyRoom, (given, room) => {
        const face = faceOf(given, room);
        expect(lettersOf(face)).toBeGreaterThanOrEqual(
          Math.min(FEWEST_LETTERS, [...given.last].length),
        );
        if (measure(face.last, 'last', room.density) > room.width) {
          expect([face.first, face.time, ...shownOf(face)]).toEqual(['', '']);
        }
      }),
    );
  });

  it('fits into its width', () => {
    fc.assert(
      fc.property(anyFacts, anyRoom, (given, room) => {
        const face = faceOf(given, room);
        if (face.time === '') return;
        const { density, width } = room;
        const { gap } = FACE_SIZES[density];
        const flags = (of: readonly BlockFlag[]): number =>
          of.reduce((sum, flag) => {
            const one = new RowRuler([flag], density, measure);
            return sum + one.upper('', { shown: 1, first: 1, last: 0 });
          }, 0);
        const texts = (of: BlockFace['upper']): number =>
          of.extras.reduce(
            (sum, key) => sum + gap + measure(given.extras[key], 'plain', density),
            0,
          );
        const { upper, lower, rest } = face;
        const first = face.first ? gap + measure(face.first, 'first', density) : 0;
        const more = rest.length > 0 ? gap + measure(`+${rest.length}`, 'more', density) : 0;
        const slack = width + 0.001;
        expect(
          measure(face.last, 'last', density) + first + texts(upper) + flags(upper.flags),
        ).toBeLessThanOrEqual(slack);
        expect(
          measure(face.time, 'plain', density) + texts(lower) + flags(lower.flags) + more,
        ).toBeLessThanOrEqual(slack);
      }),
    );
  });

  it('shows with more room never less, unless what is more important takes it [R-BOARD-24]', () => {
    fc.assert(
      fc.property(anyFacts, anyRoom, fc.integer({ min: 1, max: 200 }), (given, room, more) => {
        const [narrow, wide] = [room, { ...room, width: room.width + more }].map((one) =>
          worth(faceOf(given, one), given),
        ) as [number[], number[]];
        expect(isLess(wide, narrow)).toBe(false);
        // A danger next to a time is never given up for anything else.
        if (narrow[0] === 1) expect(wide[1]).toBeGreaterThanOrEqual(narrow[1] ?? 0);
      }),
    );
  });

  it('counts a danger only where neither the shortest name nor a time without its end has room for it [R-BOARD-24]', () => {
    const [, , danger] = everyFlag as [BlockFlag, BlockFlag, BlockFlag];
    const noExtras = { waits: '', waitsFor: '', zones: '', duration: '2 h', fee: '' };
    const blankSixth = facts({
      ...{ last: 'de la Cruz', first: '', start: '10:30', end: '9', extras: noExtras },
      flags: [danger, everyFlag.at(-1)!],
    });
    fc.assert(
      fc.property(anyFacts, anyRoom, (given, room) => {
        const face = faceOf(given, room);
        if (face.time === '' || !face.rest.some(({ tone }) => tone === 'danger')) return;
        // Its end stays where the room that it takes would show none of them.
        const without = faceOf({ ...given, end: '' }, room);
        if (face.time !== `${given.start}–`) expect(without.rest).toEqual(face.rest);
        // So do letters of the name.
        const shortest = faceOf({ ...given, last: nameForms(given.last).at(-1)! }, room);
        expect(shortest.rest).toEqual(face.rest);
      }),
      { examples: [[blankSixth, { ...at(56), isWide: false }]] },
    );
  });

  it('gives up letters that have room, and the end of the time, only for a danger that then shows [R-BOARD-24]', () => {
    const isDanger = ({ tone }: BlockFlag): boolean => tone === 'danger';
    fc.assert(
      fc.property(anyFacts, anyRoom, (given, room) => {
        const face = faceOf(given, room);
        if (face.time === '' || shownOf(face).some(isDanger)) return;
        const { density, width } = room;
        const { gap } = FACE_SIZES[density];
        const count = given.flags.length;
        const counted = count > 0 ? gap + measure(`+${count}`, 'more', density) : 0;
        const isRoomFor = (time: string): boolean =>
          measure(time, 'plain', density) + counted <= width;
        const whole = `${given.start}–${given.end}`;
        if (isRoomFor(whole)) expect(face.time).toBe(whole);
        const longest = nameForms(given.last).find(
          (form) => measure(form, 'last', density) <= width,
        );
        if (isRoomFor(face.time)) expect(face.last).toBe(longest);
      }),
      { examples: [[facts({ last: 'de la Cruz', flags: everyFlag }), at(60)]] },
    );
  });

  it.each([
    [83, 1],
    [110, 2],
    [138, 4],
    [207, 8],
    [262, 12],
    [372, 16],
  ])('shows on a block of %i pixels at least %i of sixteen flags', (envelope, count) => {
    const isInside = envelope - 28 >= 160;
    const width = (isInside ? envelope - 28 : envelope) - 12;
    expect(shownOf(faceOf(facts({ flags: everyFlag }), at(width))).length).toBeGreaterThanOrEqual(
      count,
    );
  });

  it('gives a danger the room of a longer name, and no other flag', () => {
    const [danger, , , warning] = everyFlag as [BlockFlag, BlockFlag, BlockFlag, BlockFlag];
    expect(faceOf(facts({ flags: [danger] }), at(71))).toMatchObject({
      last: expect.stringMatching(/^Rodrig/) as string,
      upper: { flags: [danger] },
    });
    expect(faceOf(facts({ flags: [warning] }), at(71))).toMatchObject({
      last: 'Rodriguez',
      lower: { flags: [warning] },
    });
  });

  it('shortens the time from its end', () => {
    const long = facts({ start: '10:30', end: '12:30' });
    expect(faceOf(long, at(90)).time).toBe('10:30–12:30');
    expect(faceOf(long, at(50)).time).toBe('10:30–');
  });

  it('shows zones, duration and fee each only where all before it fit, and the first name where room is left [R-BOARD-24]', () => {
    expect(faceOf(facts(), at(300))).toMatchObject({
      first: 'Isla',
      lower: { extras: ['zones', 'duration', 'fee'] },
    });
    expect(faceOf(facts(), at(68))).toMatchObject({ first: '', lower: { extras: ['zones'] } });
    const counted = faceOf(facts({ flags: everyFlag }), at(200));
    expect([...counted.upper.extras, ...counted.lower.extras]).toEqual([]);
  });

  it('counts on a narrow board what is for the wide layout [R-BOARD-7]', () => {
    const [next] = everyFlag.slice(-1);
    const narrow = faceOf(facts({ flags: [next!] }), { ...at(300), isWide: false });
    expect([shownOf(narrow), narrow.rest]).toEqual([[], [next]]);
  });
});
