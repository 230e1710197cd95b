import { givenBooking } from '../given-day.fixture';
import { blockParts } from './block-parts';

describe('blockParts', () => {
  it('are the true shares of drive out, job and drive back', () => {
    const { out, job, back } = blockParts(givenBooking());
    expect(out).toBeCloseTo(0.5 / 5.5);
    expect(job).toBeCloseTo(4 / 5.5);
    expect(back).toBeCloseTo(1 / 5.5);
    expect(out + job + back).toBeCloseTo(1);
  });
  it('are all job without a duration', () => {
    const booking = givenBooking();
    booking.operation.bookingEnvelope.bookingDuration = 0;
    expect(blockParts(booking)).toEqual({ out: 0, job: 1, back: 0 });
  });
});
