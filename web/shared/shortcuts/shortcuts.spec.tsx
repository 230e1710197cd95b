import { Popover } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../testing';
import { BeneathContext, OverContext } from '../pages';
import { SidePanel } from '../ui';
import { pressedAt, type PressedKey } from './pressed';
import { byArea, SHORTCUT_NAMES, shortcut } from './registry';
import { useOfferedShortcuts, useShortcut, useShortcutArea, useSingleKeys } from '.';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const pressed = (change: Partial<PressedKey>): PressedKey => ({
  ...{ ...NONE, key: '', code: '' },
  ...change,
});

describe('a shortcut', () => {
  it.each([
    ['saveCustomer', { key: 's', ctrlKey: true }, 0],
    ['saveCustomer', { key: 's', metaKey: true }, 0],
    ['saveCustomer', { key: 's' }, -1],
    ['saveCustomer', { key: 'S', ctrlKey: true, shiftKey: true }, -1],
    ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }, 0],
    ['redo', { key: 'y', ctrlKey: true }, 1],
    // A German keyboard has the slash on Shift and 7.
    ['search', { key: '/', shiftKey: true }, 1],
    ['showShortcuts', { key: '?', shiftKey: true }, 0],
    // What Option and 3 type on a Mac.
    ['goToActivity', { key: '£', code: 'Digit3', altKey: true }, 2],
    ['lift', { key: ' ' }, 0],
    ['lift', { key: ' ', ctrlKey: true }, -1],
  ] as const)('%s is recognized in %j', (name, event, at) => {
    expect(pressedAt(pressed(event), name)).toBe(at);
  });

  it('is the only one of its area on its keys', () => {
    for (const { names } of byArea(SHORTCUT_NAMES)) {
      const keys = names.flatMap((name) => shortcut(name).keys);
      // What picks a move up also drops it.
      expect(keys.filter((key, at) => keys.indexOf(key) !== at && key !== 'Space')).toEqual([]);
    }
  });
});

let now = Date.now();
const later = (ms: number): void => {
  now += ms;
};
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

function Page({ act, isEditable }: { act: () => void; isEditable: boolean }) {
  useShortcut('saveCustomer', act, isEditable);
  useShortcut('boardOfDay', act);
  useShortcutArea('stop', isEditable);
  const single = useSingleKeys();
  return (
    <>
      <p>{useOfferedShortcuts().join(' ')}</p>
      <input aria-label="Notes" />
      <button onClick={single.toggle}>Switch</button>
    </>
  );
}

describe('the shortcuts of a page', () => {
  afterEach(() => localStorage.clear());

  it('are those that something acts on [R-PAGE-17]', () => {
    const view = renderApp(<Page act={() => undefined} isEditable />);
    expect(screen.getByText('saveCustomer boardOfDay moveStop')).toBeInTheDocument();
    view.unmount();
    renderApp(<Page act={() => undefined} isEditable={false} />);
    expect(screen.getByText('boardOfDay')).toBeInTheDocument();
  });

  it('leave the letters to fields, and everything to a dialog [R-PAGE-17]', async () => {
    const act = jest.fn();
    const { user } = renderApp(<Page act={act} isEditable />);
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'b');
    expect(act).not.toHaveBeenCalled();
    await user.keyboard('{Control>}s{/Control}');
    expect(act).toHaveBeenCalledTimes(1);
    later(1_000);
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    await user.keyboard('{Control>}s{/Control}');
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(act).toHaveBeenCalledTimes(1);
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('let a slash be typed in a dialog', async () => {
    const Search = () => {
      useShortcut('search', () => undefined);
      return (
        <div aria-modal="true" role="dialog">
          <input aria-label="Day" />
        </div>
      );
    };
    const { user } = renderApp(<Search />);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '12/2');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('12/2');
  });

  it('can be those with Ctrl or Alt alone, which the browser remembers [R-PAGE-17]', async () => {
    const act = jest.fn();
    const view = renderApp(<Page act={act} isEditable />);
    await view.user.click(screen.getByRole('button', { name: 'Switch' }));
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(act).not.toHaveBeenCalled();
    await view.user.keyboard('{Control>}s{/Control}');
    expect(act).toHaveBeenCalledTimes(1);
    view.unmount();
    renderApp(<Page act={act} isEditable />);
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});

/** A form whose button goes with it once it was pressed, and another part that takes its place. */
function Work({ act }: { act: () => void }) {
  const [isDone, setDone] = useState(false);
  useShortcut('boardOfDay', act);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Notes" />
      {isDone ? (
        <a href="#next">Next</a>
      ) : (
        <button type="button" onClick={() => setDone(true)}>
          Send
        </button>
      )}
    </form>
  );
}

describe('a letter', () => {
  const notes = () => screen.getByRole('textbox', { name: 'Notes' });
  const open = () => {
    const act = jest.fn();
    const { user } = renderApp(<Work act={act} />);
    return { act, user };
  };

  it('is text for a second after text was typed, wherever it goes [R-PAGE-24]', async () => {
    const { act, user } = open();
    await user.type(notes(), 'T');
    notes().blur();
    for (const ms of [0, 900, 900]) {
      later(ms);
      await user.keyboard('b');
    }
    expect(act).not.toHaveBeenCalled();
    later(1_000);
    await user.keyboard('b');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is a shortcut at once where a person clicked after the text', async () => {
    const { act, user } = open();
    await user.type(notes(), 'T');
    await user.click(document.body);
    await user.keyboard('b');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is a shortcut only where a person has put the focus after a control was gone [R-PAGE-24]', async () => {
    const { act, user } = open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.keyboard('b');
    later(5_000);
    screen.getByRole('link', { name: 'Next' }).focus();
    await user.keyboard('b');
    expect(act).not.toHaveBeenCalled();
    later(5_000);
    await user.tab({ shift: true });
    await user.tab();
    await user.keyboard('b');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is a shortcut again where the focus is back at what a person had it on', async () => {
    const { act, user } = open();
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    before.focus();
    await user.keyboard('b');
    expect(act).toHaveBeenCalledTimes(1);
    before.remove();
  });
});

const OVER = { close: () => undefined };
const BENEATH = { at: { pathname: '/', search: '' }, isCovered: true };

function Board({ act }: { act: () => void }) {
  useShortcut('undo', act);
  useShortcut('clearChoice', act);
  return <button>Block</button>;
}

/** A board with a customer over it, who has a panel at the side and something dropped down. */
function Covered({ act }: { act: () => void }) {
  const [isDropped, setDropped] = useState(true);
  return (
    <>
      <BeneathContext value={BENEATH}>
        <Board act={act} />
      </BeneathContext>
      <OverContext value={OVER}>
        <SidePanel title="Calls" onClose={() => undefined}>
          <button onClick={() => setDropped(false)}>Log</button>
        </SidePanel>
        <Popover opened={isDropped}>
          <Popover.Target>
            <i />
          </Popover.Target>
          <Popover.Dropdown>
            <button>Choose</button>
          </Popover.Dropdown>
        </Popover>
      </OverContext>
    </>
  );
}

describe('the shortcuts of a board with a customer over it', () => {
  const pressIn = (name: string, key: Partial<PressedKey>): boolean =>
    fireEvent.keyDown(screen.getByRole('button', { name }), key);

  it('are not for keys in the customer’s panel at the side or in what drops down there [R-BOARD-39]', async () => {
    const act = jest.fn();
    renderApp(<Covered act={act} />);
    await screen.findByRole('button', { name: 'Choose' });
    for (const name of ['Log', 'Choose']) pressIn(name, { key: 'z', ctrlKey: true });
    expect(act).not.toHaveBeenCalled();
    pressIn('Block', { key: 'z', ctrlKey: true });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('leave Escape to what drops down [R-PAGE-17]', async () => {
    const act = jest.fn();
    const { user } = renderApp(<Covered act={act} />);
    await screen.findByRole('button', { name: 'Choose' });
    pressIn('Block', { key: 'Escape' });
    expect(act).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Choose' })).not.toBeInTheDocument(),
    );
    pressIn('Block', { key: 'Escape' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
