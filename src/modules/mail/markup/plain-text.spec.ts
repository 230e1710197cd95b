import { isVisible, plainText } from './plain-text.js';

describe('plainText', () => {
  it('is what a reader sees, line by line', () => {
    const html =
      '<!doctype html><html><head><title>Quote</title><style>a { color: red }</style></head>' +
      '<body><p>Hello  Ann,</p><table><tr><td>Start</td><td>9:15 AM</td></tr></table>' +
      '<p>Salt &amp; Co<br>Bye</p></body></html>';
    expect(plainText(html)).toBe('Hello Ann,\nStart 9:15 AM\n\nSalt & Co\nBye');
  });

  it('names where a link leads', () => {
    expect(plainText('<a href="https://a.test">Yelp</a>')).toBe('Yelp (https://a.test)');
  });

  it('does not look through the rest of the text for each tag that is never closed', () => {
    const open = '<a'.repeat(250_000);
    expect(plainText(`<p>Hello</p>${open}`)).toBe(`Hello\n${open}`);
  });

  it('knows whether there is anything to see', () => {
    expect(
      ['<p>&nbsp;</p>', '<p>x</p>', '<img src="https://a.test/a.png">'].map(isVisible),
    ).toEqual([false, true, true]);
  });
});
