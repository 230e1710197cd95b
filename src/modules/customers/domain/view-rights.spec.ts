import { mayChangeView, maySeeView, mayStore } from './view-rights.js';

const DANA = { employeeId: 'dana', mayShare: false };
const LEE = { employeeId: 'lee', mayShare: true };
const own = { ownerId: 'dana', shared: false };
const shared = { ownerId: 'dana', shared: true };

describe('a saved view', () => {
  it('is changed by its owner, and by those who share where it is shared [R-LIST-20]', () => {
    expect(mayChangeView(own, DANA)).toBe(true);
    expect(mayChangeView(own, LEE)).toBe(false);
    expect(mayChangeView(shared, LEE)).toBe(true);
    expect(mayChangeView({ ...shared, ownerId: 'lee' }, DANA)).toBe(false);
  });

  it('is seen by nobody else unless it is shared', () => {
    expect(maySeeView(own, LEE)).toBe(false);
    expect(maySeeView(shared, LEE)).toBe(true);
    expect(maySeeView(own, DANA)).toBe(true);
  });

  it('is shared by managers and admins only [R-LIST-20]', () => {
    expect(mayStore({ shared: true }, null, DANA)).toBe(false);
    expect(mayStore({ shared: true }, null, LEE)).toBe(true);
    expect(mayStore({ shared: false }, null, DANA)).toBe(true);
    expect(mayStore({ shared: false }, { shared: true }, DANA)).toBe(false);
  });
});
