import { wayForward } from './way-forward';

describe('wayForward', () => {
  it('says what to do about a refusal', () => {
    expect(wayForward('LIFT_REQUIRED')).toBe('Choose a truck with a lift.');
  });
  it('says nothing of a code that it does not know', () => {
    expect(wayForward('toString')).toBe('');
    expect(wayForward('SOMETHING_NEW')).toBe('');
  });
});
