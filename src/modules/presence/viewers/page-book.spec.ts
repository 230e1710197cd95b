import { describe, expect, it } from '@jest/globals';
import { PageBook } from './page-book.js';

describe('the page book', () => {
  it('counts an employee once over all tabs', () => {
    const book = new PageBook();
    book.enter('/a', 'tab1', 'bert');
    book.enter('/a', 'tab2', 'bert');
    book.enter('/a', 'tab3', 'anna');
    expect(book.employeesOn('/a')).toEqual(['anna', 'bert']);
    book.leave('/a', 'tab1');
    expect(book.employeesOn('/a')).toEqual(['anna', 'bert']);
    book.leave('/a', 'tab2');
    expect(book.employeesOn('/a')).toEqual(['anna']);
  });

  it('knows the pages of a connection and forgets empty ones', () => {
    const book = new PageBook();
    book.enter('/a', 'tab1', 'bert');
    book.enter('/b', 'tab1', 'bert');
    expect(book.pagesOf('tab1')).toEqual(['/a', '/b']);
    book.leave('/a', 'tab1');
    book.leave('/never-entered', 'tab1');
    expect([...book.all()]).toEqual([['/b', ['bert']]]);
  });
});
