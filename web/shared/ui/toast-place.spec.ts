import { freeTop, placeToasts } from './toast-place';

const box = (top: number, bottom: number, right = 1400) => ({ top, bottom, left: 1300, right });

it.each([
  ['under the header', [], 52],
  ['under what begins there', [box(64, 94)], 98],
  ['in a gap that is high enough', [box(48, 60), box(110, 140)], 64],
  ['below controls that leave no gap', [box(48, 80), box(90, 120), box(100, 130)], 134],
  ['under the header where there is no gap at all', [box(48, 400)], 52],
  ['where a control is only elsewhere', [{ top: 60, bottom: 90, left: 20, right: 200 }], 52],
])('a toast lies %s', (_where, controls, top) => {
  expect(freeTop(controls, 1440, { width: 400, height: 32 })).toBe(top);
});

it('places toasts by how wide and high they are', () => {
  const root = document.createElement('div');
  root.className = 'mantine-Notification-root';
  Object.defineProperties(root, { offsetWidth: { value: 300 }, offsetHeight: { value: 28 } });
  const body = document.createElement('div');
  body.className = 'mantine-Notification-body';
  Object.defineProperty(body, 'offsetHeight', { value: 60, configurable: true, writable: true });
  root.append(body);
  const main = document.createElement('main');
  const button = (top: number, left: number) => {
    const rect = { top, bottom: top + 30, left, right: left + 20 };
    return Object.assign(document.createElement('button'), { getBoundingClientRect: () => rect });
  };
  const { innerWidth } = window;
  main.append(button(100, innerWidth - 200), button(52, innerWidth - 380));
  document.body.append(main, root);
  const top = (): string => document.documentElement.style.getPropertyValue('--toasts-top');
  placeToasts();
  expect(top()).toBe('134px');
  Object.assign(body, { offsetHeight: 20 });
  placeToasts();
  expect(top()).toBe('52px');
  document.body.replaceChildren();
});
