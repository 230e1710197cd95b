import { followPage, freePlace } from './toast-place';

const PAGE = { width: 1440, height: 900 };
const TOAST = { width: 400, height: 32 };
const box = (top: number, bottom: number, left = 1300, right = 1400) => ({
  top,
  bottom,
  left,
  right,
});

it.each([
  ['under the header', [], 52, 16],
  ['under what begins there', [box(64, 94)], 98, 16],
  ['in a gap that is high enough', [box(48, 60), box(110, 140)], 64, 16],
  ['below controls that leave no gap', [box(48, 80), box(90, 120), box(100, 130)], 134, 16],
  ['beside what leaves no gap at all', [box(48, 400)], 52, 144],
  ['far below where there is no gap beside it either', [box(48, 700, 0, 1440)], 704, 16],
  ['where a control is only elsewhere', [box(60, 90, 20, 200)], 52, 16],
  ['under the header where the whole page is one control', [box(0, 900, 0, 1440)], 52, 16],
])('a toast lies %s [R-PAGE-6]', (_where, controls, top, right) => {
  expect(freePlace(controls, PAGE, TOAST)).toEqual({ top, right });
});

it('never lies on a control where there is any place for it [R-PAGE-6]', () => {
  const column = (left: number) =>
    [60, 200, 340].map((top) => box(top, top + 130, left, left + 300));
  const controls = [...column(1100), ...column(700), ...column(300)];
  const { top, right } = freePlace(controls, PAGE, TOAST);
  const [end, bottom] = [PAGE.width - right, top + TOAST.height];
  const isOn = (one: (typeof controls)[number]): boolean =>
    one.left < end && one.right > end - TOAST.width && one.top < bottom && one.bottom > top;
  expect(controls.filter(isOn)).toEqual([]);
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
  let stop = followPage();
  expect(top()).toBe('134px');
  Object.assign(body, { offsetHeight: 20 });
  stop();
  stop = followPage();
  expect(top()).toBe('52px');
  stop();
  document.body.replaceChildren();
});

it('follows the page that scrolls under the toasts', async () => {
  const main = document.createElement('main');
  const button = document.createElement('button');
  const { innerWidth } = window;
  const rect = { top: 300, bottom: 330, left: innerWidth - 200, right: innerWidth - 100 };
  Object.assign(button, { getBoundingClientRect: () => rect });
  main.append(button);
  const toast = document.createElement('div');
  toast.className = 'mantine-Notification-root';
  Object.defineProperties(toast, { offsetWidth: { value: 300 }, offsetHeight: { value: 28 } });
  document.body.append(main, toast);
  const stop = followPage();
  const top = (): string => document.documentElement.style.getPropertyValue('--toasts-top');
  expect(top()).toBe('52px');
  Object.assign(rect, { top: 40, bottom: 70 });
  main.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  expect(top()).toBe('74px');
  stop();
  document.body.replaceChildren();
});
