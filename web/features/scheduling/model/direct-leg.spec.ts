import { at, givenBooking, givenDay, T02 } from '../given-day.fixture';
import { boardModel } from './board-model';
import { blockBefore, legMinutes, mayFollow } from './direct-leg';

const AFTER = '65f000000000000000000d03';
const later = givenBooking(
  { customer: 'c', customerId: 'c', startTime: at('14:00'), endTime: at('16:00'), duration: 2 },
  { _id: AFTER },
);

function modelWith(booking = later, directLegs = true) {
  const day = givenDay();
  const customer = { _id: 'c', name: 'Ana Lopez', nounce: '1', status: 'active' as const };
  return boardModel({
    ...day,
    planning: { ...day.planning, directLegs },
    customers: [...day.customers, { ...customer, bookings: [booking] }],
  });
}

describe('a direct drive', () => {
  it('is told in minutes, and that it is about so many where no maps service was asked', () => {
    expect(legMinutes({ hours: 0.2, approximate: false })).toBe('12 min');
    expect(legMinutes({ hours: 0.34, approximate: true })).toBe('about 20 min');
  });

  it('is offered from the booking before on the same truck, where the branch has them [R-DIRECT-8]', () => {
    const model = modelWith();
    const block = model.blocks.get(AFTER)!;
    expect(mayFollow(model, block)?.name).toBe('Maria Gomez');
    expect(mayFollow(modelWith(later, false), block)).toBeNull();
    expect(blockBefore(model, mayFollow(model, block)!)).toBeNull();
  });

  it('is offered neither from another truck, nor before a job has ended, nor twice', () => {
    const offered = (booking: typeof later) => {
      const model = modelWith(booking);
      return mayFollow(model, model.blocks.get(AFTER)!);
    };
    const { operation, metaData } = later;
    expect(offered({ ...later, operation: { ...operation, truck: T02 } })).toBeNull();
    expect(offered({ ...later, metaData: { ...metaData, startTime: at('12:00') } })).toBeNull();
    const follows = { operationId: 'x', hours: 0.2, approximate: false };
    expect(offered({ ...later, operation: { ...operation, follows } })).toBeNull();
  });
});
