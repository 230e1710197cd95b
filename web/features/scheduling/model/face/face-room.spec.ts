import { wordRoom, type ShownBlock } from './face-room';

const COLUMN = 13;

const block = (out: number, back: number, follows: ShownBlock['follows'] = null): ShownBlock => ({
  parts: { out, job: 1 - out - back, back },
  follows,
});
const BEFORE = '65f000000000000000000d03';

describe('the room for words on a block', () => {
  it('is the whole block where the job is too narrow, or the job alone [R-BOARD-26]', () => {
    expect(wordRoom(block(0.1, 0.1), 10, COLUMN)).toMatchObject({ isInJob: false, width: 116 });
    expect(wordRoom(block(0.1, 0.1), 20, COLUMN)).toMatchObject({
      isInJob: true,
      width: expect.closeTo(194.8),
    });
  });

  it('begins beside the badge of a direct drive [R-BOARD-26]', () => {
    const over = wordRoom(block(0.1, 0.1, BEFORE), 10, COLUMN);
    expect(over).toMatchObject({ isInJob: false, width: 111 });
    // A drive wider than the badge keeps it off the words.
    const inJob = wordRoom(block(0.1, 0.1, BEFORE), 20, COLUMN);
    expect(inJob).toEqual(wordRoom(block(0.1, 0.1), 20, COLUMN));
    const noDrive = wordRoom(block(0, 0.1, BEFORE), 20, COLUMN);
    expect(noDrive).toMatchObject({ isInJob: true, width: expect.closeTo(215.4) });
  });
});
