import { DENVER, OKLAHOMA } from '../../testing';
import { pageIdOf } from './page-id';

describe('pageIdOf', () => {
  const board = (search: string) => pageIdOf({ pathname: '/emma/move/2026-11-21', search });

  it('keeps the boards of two branches apart', () => {
    expect(board(`?branchId=${OKLAHOMA}`)).toBe(`/emma/move/2026-11-21?branchId=${OKLAHOMA}`);
    expect(board(`?branchId=${DENVER}`)).not.toBe(board(`?branchId=${OKLAHOMA}`));
  });

  it('takes the views of one board for one page', () => {
    expect(board(`?view=week&branchId=${OKLAHOMA}`)).toBe(board(`?branchId=${OKLAHOMA}`));
  });

  it('is the path alone elsewhere, so that a customer has one page', () => {
    const pathname = '/emma/customer/65f000000000000000000c01';
    expect(pageIdOf({ pathname: `${pathname}/`, search: '?branchId=x' })).toBe(pathname);
    expect(pageIdOf({ pathname: '/', search: '' })).toBe('/');
    expect(pageIdOf({ pathname: '/emma/move', search: '' })).toBe('/emma/move');
  });
});
