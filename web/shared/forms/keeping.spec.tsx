import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { renderApp } from '../../testing';
import { endSession } from '../auth';
import {
  AppForm,
  NumberField,
  TextField,
  unsavedLabels,
  useAppForm,
  useDirtyCount,
  useDraft,
  useLeaveGuard,
} from '.';
import { readDraft } from './draft-store';

function Page({ version = 'v1' }: { version?: string }): JSX.Element {
  const form = useAppForm<{ name: string; hours: number | null }>({
    defaultValues: { name: 'Maria', hours: null },
  });
  const draft = useDraft(form, 'customer:1', version);
  const dirty = useDirtyCount(form);
  useLeaveGuard(dirty ? [unsavedLabels(dirty)] : []);
  return (
    <AppForm form={form} onSubmit={(values) => form.reset(values)}>
      <TextField name="name" label="Name" />
      <NumberField name="hours" label="Hours" unit="h" />
      {draft.outdated && (
        <button type="button" onClick={draft.apply}>
          Bring back
        </button>
      )}
      <button type="submit">Save</button>
      <Link to="/away">Away</Link>
      <Link to="/?tab=2">Tab</Link>
    </AppForm>
  );
}

const routes = [{ path: '/away', element: <p>Elsewhere</p> }];
const name = (): HTMLElement => screen.getByRole('textbox', { name: 'Name' });

const hours = (): HTMLElement => screen.getByRole('textbox', { name: 'Hours' });

describe('a draft', () => {
  it('survives a reload', async () => {
    const first = renderApp(<Page />);
    await first.user.type(name(), ' Luisa');
    await waitFor(() =>
      expect(readDraft('customer:1')?.values).toMatchObject({ name: 'Maria Luisa' }),
    );
    first.unmount();
    renderApp(<Page />);
    await waitFor(() => expect(name()).toHaveValue('Maria Luisa'));
  });

  it('survives a reload where no number can be read from it, with its sentence', async () => {
    const first = renderApp(<Page />);
    await first.user.type(hours(), '5 or 6');
    await first.user.tab();
    await waitFor(() => expect(hours()).toBeInvalid());
    const sentence = hours().getAttribute('aria-describedby');
    expect(sentence).not.toBeNull();
    const said = document.getElementById(sentence ?? '')?.textContent ?? '';
    first.unmount();
    const { user } = renderApp(<Page />);
    await waitFor(() => expect(hours()).toHaveValue('5 or 6'));
    expect(hours()).toHaveAccessibleDescription(said);
    await user.clear(hours());
    await user.tab();
    await waitFor(() => expect(readDraft('customer:1')).toBeNull());
  });

  it('asks first when what it was typed over has changed', async () => {
    const first = renderApp(<Page />);
    await first.user.type(name(), ' Luisa');
    first.unmount();
    const { user } = renderApp(<Page version="v2" />);
    expect(name()).toHaveValue('Maria');
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(name()).toHaveValue('Maria Luisa');
  });

  it('is gone once it is saved', async () => {
    const { user } = renderApp(<Page />);
    await user.type(name(), ' Luisa');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(readDraft('customer:1')).toBeNull());
  });
});

/** Has a reason to stay that passes by itself, such as an email being sent. */
function Sending({ arrival }: { arrival: Promise<void> }): JSX.Element {
  const [isSent, setSent] = useState(false);
  useEffect(() => void arrival.then(() => setSent(true)), [arrival]);
  useLeaveGuard(isSent ? [] : ['The email has not been sent yet.']);
  return <Link to="/away">Away</Link>;
}

describe('leaving', () => {
  it('goes on by itself when the last reason to ask is gone', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = renderApp(<Sending arrival={arrival} />, { routes });
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('has not been sent yet');
    await act(async () => arrive());
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is free when nothing is unsaved', async () => {
    const { user } = renderApp(<Page />, { routes });
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  it('asks, naming what is unsaved, and stays', async () => {
    const { user } = renderApp(<Page />, { routes });
    await user.type(name(), ' Luisa');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('1 unsaved change');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(name()).toHaveValue('Maria Luisa');
  });

  it('goes on when the person says so', async () => {
    const { user } = renderApp(<Page />, { routes });
    await user.type(name(), ' Luisa');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  it('is not a change of the query', async () => {
    const { user, router } = renderApp(<Page />, { routes });
    await user.type(name(), ' Luisa');
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(router.state.location.search).toBe('?tab=2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not hold who is no longer signed in', async () => {
    const { user, router } = renderApp(<Page />, { routes });
    await user.type(name(), ' Luisa');
    endSession();
    await act(() => router.navigate('/away'));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  it('holds the window while something is unsaved', async () => {
    const { user } = renderApp(<Page />, { routes });
    await user.type(name(), '!');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});
