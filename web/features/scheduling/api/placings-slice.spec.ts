import { openStore } from '../../../shared/store';
import {
  changePassedOver,
  isPlacingIn,
  passedOverIn,
  placingBegan,
  placingEnded,
} from './placings-slice';

const [began, ended] = [placingBegan('o'), placingEnded('o')];
const passed = (nounce: string) => changePassedOver({ id: 'o', nounce });

describe('placings on their way to the server', () => {
  it.each([
    ['none', [], false, null],
    ['one', [began], true, null],
    ['one that was answered', [began, ended], false, null],
    ['one with a change passed over', [began, passed('n1'), passed('n2')], true, 'n2'],
    ['two, of which the change waits for the last', [began, passed('n1'), began], true, null],
    ['two, of which one was answered', [began, began, passed('n1'), ended], true, 'n1'],
    ['none, which pass nothing over', [passed('n1'), began], true, null],
    ['one after another', [began, passed('n1'), ended, began], true, null],
    ['those of another operation', [placingBegan('p')], false, null],
  ])('%s', (_what, actions, isPlacing, passedOver) => {
    const store = openStore();
    actions.forEach((action) => store.dispatch(action));
    expect(isPlacingIn(store.getState(), 'o')).toBe(isPlacing);
    expect(passedOverIn(store.getState(), 'o')).toBe(passedOver);
  });
});
