import { refusalSentences, errorHint } from './error-hints';

describe('errorHint', () => {
  it('says what to do about a refusal', () => {
    expect(errorHint('LIFT_REQUIRED')).toBe('Choose a truck with a lift.');
  });
  it('says nothing of a code that it does not know', () => {
    expect(errorHint('toString')).toBe('');
    expect(errorHint('SOMETHING_NEW')).toBe('');
  });
});

describe('refusalSentences', () => {
  it.each([
    [
      'FORBIDDEN',
      'You are not allowed to do this',
      'You are not allowed to do this. Ask an administrator if you need it for your work.',
    ],
    ['NAME_TAKEN', 'This name is taken.', 'This name is taken. Choose another name.'],
    ['SOMETHING_NEW', 'As it was sent', 'As it was sent'],
  ])('ends the first sentence of %s before the next', (code, message, sentences) => {
    expect(refusalSentences({ code, message })).toBe(sentences);
  });

  it('says what each of its parts says, three at most [R-PLAN-12]', () => {
    const message = 'Alex Morgan changed 1 of these steps since.';
    const refused = (...said: string[]) =>
      refusalSentences({
        ...{ code: 'PROPOSAL_CHANGED', message },
        details: { steps: said.map((one, n) => ({ seq: n + 1, message: one })) },
      });
    const then = 'Put back what was changed since, then undo.';
    expect(refused('Ama Collins is off.')).toBe(`${message} Ama Collins is off. ${then}`);
    expect(refused('A is off', 'A is off', 'B is off', 'C is off', 'D is off')).toBe(
      `${message} A is off. B is off. C is off. And 1 more. ${then}`,
    );
    expect(
      refusalSentences({ code: 'AGREEMENT_NEEDED', message: 'Ask.', details: { steps: [1] } }),
    ).toBe('Ask. Call the customer first.');
  });
});
