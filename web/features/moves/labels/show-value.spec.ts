import { showValue } from './show-value';

const context = {
  timezone: 'America/Chicago',
  names: new Map([['6b0432c0ac2ae1ac0132601d', 'Truck 2']]),
};

describe('what a field contained', () => {
  it('is said of a linked operation, whose id is another move’s more often than not', () => {
    expect(showValue('follows', '6b0432c0ac2ae1ac0132601d', context)).toBe('Truck 2');
    expect(showValue('followedBy', '6b0432c0ac2ae1ac0132601e', context)).toBe('another move');
    expect(showValue('follows', null, context)).toBe('–');
    expect(showValue('truck', '6b0432c0ac2ae1ac0132601e', context)).toBe('no longer known');
  });
});
