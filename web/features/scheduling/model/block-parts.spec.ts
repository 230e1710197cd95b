import { at, givenBooking } from '../given-day.fixture';
import { blockParts, promisedPart } from './block-parts';

describe('blockParts', () => {
  it('are the true shares of drive out, job and drive back [R-BOARD-6]', () => {
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

describe('the part of a block in which the customer expects the crew', () => {
  const promised = (from: string, to: string) =>
    promisedPart(givenBooking({}, { arrivalWindow: { from: at(from), to: at(to) } }));

  it('is from the first to the last promised start, as far as the block goes [R-BOARD-52]', () => {
    // It begins at eight and ends at half past one.
    expect(promised('08:30', '10:45')).toEqual({ from: 0.5 / 5.5, to: 0.5 });
    expect(promised('07:30', '14:00')).toEqual({ from: 0, to: 1 });
    expect(promisedPart(givenBooking())).toBeNull();
  });
});
