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
});
