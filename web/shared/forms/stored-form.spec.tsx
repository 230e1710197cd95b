import { screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { renderApp } from '../../testing';
import { AppForm, TextField, useAppForm, useStoredForm } from '.';
import { DraftNotice } from './draft-notice';
import { StoredFormFooter } from './stored-form-footer';

interface Values {
  name: string;
}

/** A thing that a button lets someone else change. */
function Page({ theirs = 'T01' }: { theirs?: string }): JSX.Element {
  const [values, setValues] = useState<Values>({ name: theirs });
  const navigate = useNavigate();
  const form = useAppForm<Values>({ defaultValues: values });
  const stored = useStoredForm(form, values, 'truck:1');
  const leave = async (): Promise<void> => {
    stored.release();
    await navigate('/list');
  };
  return (
    <>
      <AppForm id="truck" form={form} onSubmit={leave}>
        <DraftNotice draft={stored.draft} />
        <TextField name="name" label="Name" />
      </AppForm>
      <button onClick={() => setValues({ name: 'T09' })}>Someone else saves</button>
      {stored.stale && <button onClick={stored.showLatest}>Show the latest</button>}
      <StoredFormFooter back="/list" formId="truck" stored={stored} saving={false} />
    </>
  );
}

const open = (theirs?: string) =>
  renderApp(<Page theirs={theirs} />, {
    at: '/truck',
    path: '/truck',
    routes: [{ path: '/list', element: <p>All trucks</p> }],
  });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const button = (label: string) => screen.getByRole('button', { name: label });

describe('a form over a stored thing', () => {
  it('follows what is stored while nothing is unsaved', async () => {
    const { user } = open();
    await user.click(button('Someone else saves'));
    await waitFor(() => expect(name()).toHaveValue('T09'));
    expect(button('Save')).toBeDisabled();
  });

  it('keeps what is typed when someone else saves, until the latest is asked for', async () => {
    const { user } = open();
    await user.type(name(), 'x');
    await user.click(button('Someone else saves'));
    expect(name()).toHaveValue('T01x');
    await user.click(button('Show the latest'));
    await waitFor(() => expect(name()).toHaveValue('T09'));
    expect(screen.queryByText('Show the latest')).not.toBeInTheDocument();
  });

  it('has what was typed before a reload, and discards it', async () => {
    const first = open();
    await first.user.type(name(), 'x');
    first.unmount();
    const { user } = open();
    expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
    expect(name()).toHaveValue('T01x');
    await user.click(button('Discard'));
    await waitFor(() => expect(name()).toHaveValue('T01'));
    expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
  });

  it('asks about what was typed over an older version', async () => {
    const first = open();
    await first.user.type(name(), 'x');
    first.unmount();
    const { user } = open('T05');
    expect(name()).toHaveValue('T05');
    await user.click(await screen.findByRole('button', { name: 'Bring them back' }));
    await waitFor(() => expect(name()).toHaveValue('T01x'));
  });

  it('holds who leaves with something unsaved, but not after a save', async () => {
    const { user } = open();
    await user.type(name(), 'x');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('1 unsaved change');
    await user.click(button('Stay'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Save'));
    expect(await screen.findByText('All trucks')).toBeInTheDocument();
  });
});
