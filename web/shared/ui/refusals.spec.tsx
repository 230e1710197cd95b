import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '../api';
import { FakeApi, refuse, renderApp } from '../../testing';
import { leavePage, toast } from '.';

const calls = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mend: build.mutation<unknown, void>({ query: () => ({ url: '/mend', method: 'POST' }) }),
    other: build.mutation<unknown, void>({ query: () => ({ url: '/other', method: 'POST' }) }),
  }),
});

const WHY = 'Not now.';

function Page() {
  const [mend] = calls.useMendMutation();
  const [other] = calls.useOtherMutation();
  const run = (call: Promise<unknown>) =>
    void call.catch((refusal: unknown) => toast.error(WHY, { refusal }));
  return (
    <>
      <input aria-label="Field" />
      <button onClick={() => run(mend().unwrap())}>Mend</button>
      <button onClick={() => run(other().unwrap())}>Other</button>
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('POST /other', {});
});
afterEach(() => api.restore());

const press = async (user: ReturnType<typeof renderApp>['user'], name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
const isGone = (): Promise<void> =>
  waitFor(() => expect(screen.queryByText(WHY)).not.toBeInTheDocument());

describe('a message about a refusal', () => {
  it('goes once the same call succeeds, not another one [R-PAGE-6]', async () => {
    api.on('POST /mend', refuse(409, 'NOT_NOW', WHY));
    const { user } = renderApp(<Page />);
    await press(user, 'Mend');
    await screen.findByText(WHY);
    await press(user, 'Other');
    await waitFor(() => expect(api.callsOf('POST /other')).toHaveLength(1));
    await user.type(screen.getByLabelText('Field'), 'x');
    expect(screen.getByText(WHY)).toBeVisible();
    api.on('POST /mend', {});
    await press(user, 'Mend');
    await isGone();
  });

  it('is there once, however often the call is refused', async () => {
    api.on('POST /mend', refuse(409, 'NOT_NOW', WHY));
    const { user } = renderApp(<Page />);
    for (const turn of [1, 2, 3]) {
      await press(user, 'Mend');
      await waitFor(() => expect(api.callsOf('POST /mend')).toHaveLength(turn));
    }
    await waitFor(() => expect(screen.getAllByText(WHY)).toHaveLength(1));
  });

  it('is there once where the page itself refuses, however often', async () => {
    renderApp(<Page />);
    act(() => {
      for (let turn = 0; turn < 5; turn += 1) toast.error('Please fix the highlighted fields!');
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('goes as soon as a field is changed that it was about [R-PAGE-6]', async () => {
    const errors = [{ path: 'zip', message: 'Invalid zip found' }];
    api.on('POST /mend', refuse(400, 'VALIDATION_FAILED', WHY, { errors }));
    const { user } = renderApp(<Page />);
    await press(user, 'Mend');
    await screen.findByText(WHY);
    await user.type(screen.getByLabelText('Field'), 'x');
    await isGone();
  });

  it('goes with the page that it arose on [R-PAGE-6]', async () => {
    renderApp(<Page />);
    act(() => void toast.error(WHY, { stays: true }));
    await screen.findByText(WHY);
    act(leavePage);
    expect(screen.getByText(WHY)).toBeVisible();
    window.history.pushState(null, '', '/elsewhere');
    act(leavePage);
    await isGone();
    window.history.pushState(null, '', '/');
  });
});
