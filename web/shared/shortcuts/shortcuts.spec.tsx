import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing';
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

  it('are those that something acts on', () => {
    const view = renderApp(<Page act={() => undefined} isEditable />);
    expect(screen.getByText('saveCustomer boardOfDay moveStop')).toBeInTheDocument();
    view.unmount();
    renderApp(<Page act={() => undefined} isEditable={false} />);
    expect(screen.getByText('boardOfDay')).toBeInTheDocument();
  });

  it('leave the letters to fields, and everything to a dialog', async () => {
    const act = jest.fn();
    const { user } = renderApp(<Page act={act} isEditable />);
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'b');
    expect(act).not.toHaveBeenCalled();
    await user.keyboard('{Control>}s{/Control}');
    expect(act).toHaveBeenCalledTimes(1);
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

  it('can be those with Ctrl or Alt alone, which the browser remembers', async () => {
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
