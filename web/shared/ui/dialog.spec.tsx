import { Popover } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { renderApp } from '../../testing';
import { confirm, Dialog, tell } from '.';
import { pageStore } from '../store';
import { dialogsIn } from './dialogs-slice';

jest.mock('./use-click-guard', () =>
  jest.requireActual<typeof import('./use-click-guard')>('./use-click-guard'),
);

describe('a question', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const ask = () => {
    renderApp(<div />);
    const answered = jest.fn();
    act(() => void confirm({ title: 'Save', message: 'Save anyway?' }).then(answered));
    return answered;
  };
  const beside = (): Element => {
    const overlay = document.querySelector('.mantine-Modal-inner');
    if (!overlay) throw new Error('There is no dialog');
    return overlay;
  };
  const click = (on: Element) => fireEvent.click(on, { detail: 1 });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('ignores clicks in the first 400 ms, on its buttons or beside it', async () => {
    const answered = ask();
    await pass(399);
    click(screen.getByRole('button', { name: 'Ok' }));
    click(screen.getByRole('button', { name: 'Cancel' }));
    click(beside());
    await pass(0);
    expect(answered).not.toHaveBeenCalled();
    await pass(1);
    click(screen.getByRole('button', { name: 'Ok' }));
    await pass(0);
    expect(answered).toHaveBeenCalledWith(true);
  });

  it('shows the first of many links, how many there are, and the rest on demand', async () => {
    renderApp(<div />);
    const links = ['1', '2', '3', '4', '5'].map((day) => ({ label: `Plan ${day}`, to: `/${day}` }));
    const question = { title: 'Save', message: 'Save anyway?', links, linkedThings: 'days' };
    act(() => void confirm(question));
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText(/^3 of 5 days\./)).toBeVisible();
    await pass(400);
    click(screen.getByRole('button', { name: 'Show 2 more days' }));
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /more days/ })).toBeNull();
  });

  it('is answered by a key at once', async () => {
    const answered = ask();
    await pass(100);
    // What a browser does for Enter on a button.
    fireEvent.click(screen.getByRole('button', { name: 'Ok' }), { detail: 0 });
    await pass(0);
    expect(answered).toHaveBeenCalledWith(true);
  });

  it('is not answered by the Enter held down that opened it', async () => {
    ask();
    await pass(1_000);
    const ok = screen.getByRole('button', { name: 'Ok' });
    // A browser presses the button unless this is prevented.
    expect(fireEvent.keyDown(ok, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(ok, { key: 'Enter' })).toBe(true);
  });

  it('takes a line for each turn of an Enter held down in its text', () => {
    renderApp(
      <Dialog title="A form" onClose={jest.fn()}>
        <textarea aria-label="Notes" />
      </Dialog>,
    );
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    expect(fireEvent.keyDown(notes, { key: 'Enter', repeat: true })).toBe(true);
  });

  it('is not closed by a click beside it', async () => {
    const answered = ask();
    await pass(1_000);
    fireEvent.mouseDown(beside(), { detail: 1 });
    click(beside());
    await pass(1_000);
    expect(answered).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Save' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(0);
    expect(answered).toHaveBeenCalledWith(false);
  });

  it('keeps the focus on its button when it is clicked too early', async () => {
    ask();
    await pass(100);
    expect(fireEvent.mouseDown(beside(), { detail: 1 })).toBe(false);
  });
});

it('leaves Escape to the question over it', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <Dialog title="A form" onClose={onClose}>
      Typed
    </Dialog>,
  );
  const answered = jest.fn();
  act(() => void confirm({ title: 'Leave?', message: 'Really?' }).then(answered));
  await screen.findByRole('dialog', { name: 'Leave?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  await waitFor(() => expect(screen.queryByText('Really?')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a dialog above a popup', () => {
  function Page(): JSX.Element {
    const [isOpen, setOpen] = useState(true);
    return (
      <Popover opened={isOpen} onChange={setOpen}>
        <Popover.Target>
          <span>target</span>
        </Popover.Target>
        <Popover.Dropdown>popup</Popover.Dropdown>
      </Popover>
    );
  }

  it('closes what lies above dialogs before it opens', async () => {
    const { user } = renderApp(<Page />);
    expect(await screen.findByText('popup')).toBeVisible();
    act(() => void tell('Unassigned Moves', 'Not yet'));
    expect(await screen.findByRole('dialog', { name: 'Unassigned Moves' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('popup')).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogsIn(pageStore().getState())).toEqual([]));
  });
});
