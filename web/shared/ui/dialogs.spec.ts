import { openStore, type PageStore } from '../store';
import { confirm, tell } from './dialogs';
import { dialogAnswered, dialogOpened, dialogsIn, type DialogRequest } from './dialogs-slice';

const question = (id: string): DialogRequest => ({
  id,
  kind: 'confirm',
  title: 'Save',
  message: `Question ${id}?`,
  confirmLabel: 'Ok',
  cancelLabel: 'Cancel',
  danger: false,
});

describe('the dialogs in the page’s state', () => {
  let store: PageStore;
  beforeEach(() => (store = openStore()));
  const open = () => dialogsIn(store.getState());
  const answer = (at: number, yes: boolean): void =>
    void store.dispatch(dialogAnswered({ id: open()[at]!.id, yes }));

  const [a, b] = [dialogOpened(question('a')), dialogOpened(question('b'))];
  const answered = (id: string) => dialogAnswered({ id, yes: true });
  it.each([
    ['one that opens', [a], ['a']],
    ['one over another', [a, b], ['a', 'b']],
    ['what is left when the upper one is answered', [a, b, answered('b')], ['a']],
    ['what is left when the lower one is answered', [a, b, answered('a')], ['b']],
    ['nothing new by an answer to what is not asked', [a, answered('b')], ['a']],
  ])('are %s', (_what, actions, ids) => {
    actions.forEach((action) => store.dispatch(action));
    expect(open().map(({ id }) => id)).toEqual(ids);
  });

  it('say what is asked, and hand the answer to who asked', async () => {
    const [first, second] = [
      confirm({ title: 'Clone', message: 'Really?', danger: true }),
      confirm({ title: 'Leave this page?', message: ['a', 'b'], cancelLabel: 'Stay' }),
    ];
    expect(open()).toEqual([
      { ...question(open()[0]!.id), title: 'Clone', message: 'Really?', danger: true },
      {
        ...question(open()[1]!.id),
        title: 'Leave this page?',
        message: ['a', 'b'],
        cancelLabel: 'Stay',
      },
    ]);
    answer(1, true);
    answer(0, false);
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });

  it('go by themselves with their last reason, and that counts as a yes', async () => {
    const reasons = [new AbortController(), new AbortController()];
    const asked = confirm({
      title: 'Leave?',
      message: 'Really?',
      groundless: reasons[0]!.signal,
    });
    const told = tell('Save Error', 'Not now', reasons[1]!.signal);
    expect(open().map(({ kind }) => kind)).toEqual(['confirm', 'tell']);
    reasons.forEach((reason) => reason.abort());
    expect(open()).toEqual([]);
    expect(await asked).toBe(true);
    expect(await told).toBeUndefined();
  });
});
