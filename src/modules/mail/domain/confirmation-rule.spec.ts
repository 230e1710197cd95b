import { confirmationRefusal, isConfirmation } from './confirmation-rule.js';

const committed = { operations: 1, trucked: 1, isCommitted: true };

describe('confirmationRefusal', () => {
  it('lets a wholly committed move through', () => {
    expect(
      confirmationRefusal([committed, { ...committed, operations: 2, trucked: 2 }]),
    ).toBeNull();
  });

  it('asks for trucks first [R-MAIL-5]', () => {
    const open = { operations: 2, trucked: 1, isCommitted: false };
    expect(confirmationRefusal([committed, open])).toBe('NOT_ALL_TRUCKS_ASSIGNED');
  });

  it('refuses a move without activities, or with one that is not committed [R-MAIL-5]', () => {
    expect(confirmationRefusal([])).toBe('MOVE_NOT_CONFIRMED');
    const short = { operations: 1, trucked: 1, isCommitted: false };
    expect(confirmationRefusal([short])).toBe('MOVE_NOT_CONFIRMED');
    const none = { operations: 0, trucked: 0, isCommitted: false };
    expect(confirmationRefusal([committed, none])).toBe('MOVE_NOT_CONFIRMED');
  });
});

describe('isConfirmation', () => {
  it('is true of the templates that confirm a move', () => {
    const templates = ['confirmation', 'autoconfirm', 'estimate', ''];
    expect(templates.filter(isConfirmation)).toEqual(['confirmation', 'autoconfirm']);
  });
});
