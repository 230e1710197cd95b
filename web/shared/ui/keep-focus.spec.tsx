import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';
import { useReturnFocus } from './use-return-focus';

const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

describe('the focus', () => {
  let end: () => void;
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => end());

  const show = ({ isSaving = false, isShown = true }) => (
    <main tabIndex={-1}>
      <footer tabIndex={-1} aria-label="Actions">
        {isShown && <button disabled={isSaving}>Save</button>}
      </footer>
    </main>
  );

  it('waits beside what is switched off, and goes back when it is on again', async () => {
    const { rerender } = render(show({}));
    save().focus();
    rerender(show({ isSaving: true }));
    await waitFor(() => expect(screen.getByLabelText('Actions')).toHaveFocus());
    rerender(show({}));
    await waitFor(() => expect(save()).toHaveFocus());
  });

  it('goes back to what was switched off for a moment only', async () => {
    const { rerender } = render(show({}));
    save().focus();
    rerender(show({ isSaving: true }));
    // A browser takes the focus from what is disabled; here nothing does.
    await waitFor(() => expect(save()).toBeDisabled());
    save().blur();
    rerender(show({}));
    await waitFor(() => expect(save()).toHaveFocus());
  });

  it('stays nearby when what had it goes', async () => {
    const { rerender } = render(show({}));
    save().focus();
    rerender(show({ isShown: false }));
    await waitFor(() => expect(screen.getByLabelText('Actions')).toHaveFocus());
  });

  const part = ({ isShown = true, instead = <i /> }) => (
    <main tabIndex={-1}>
      <div>
        <input aria-label="Before" />
        {isShown ? <button>Enter by hand</button> : instead}
        <input aria-label="After" />
        <button>Next</button>
      </div>
    </main>
  );
  const pressed = (): void => screen.getByRole('button', { name: 'Enter by hand' }).focus();

  it('goes to the first field of what takes the place of a pressed control [R-PAGE-24]', async () => {
    const { rerender } = render(part({}));
    pressed();
    rerender(
      part({
        isShown: false,
        instead: (
          <p>
            <input aria-label="Hours" />
          </p>
        ),
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveFocus());
  });

  it('goes to the next control, but into no field that was there before', async () => {
    const { rerender } = render(part({}));
    pressed();
    rerender(part({ isShown: false }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  });

  function Asking() {
    useReturnFocus();
    return <button>No</button>;
  }

  it('is given back by what asked once the control that asked is on again', async () => {
    const part = (isOff: boolean, isAsking: boolean) => (
      <main tabIndex={-1}>
        <button disabled={isOff}>Unbook</button>
        {isAsking && <Asking />}
      </main>
    );
    const { rerender } = render(part(false, false));
    screen.getByRole('button', { name: 'Unbook' }).focus();
    rerender(part(false, true));
    screen.getByRole('button', { name: 'No' }).focus();
    rerender(part(true, true));
    rerender(part(true, false));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    rerender(part(false, false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unbook' })).toHaveFocus());
  });

  it('is given back by what asked to a control that was switched off before it asked [R-PAGE-24]', async () => {
    const part = (isOff: boolean, isAsking: boolean) => (
      <main tabIndex={-1}>
        <button disabled={isOff}>Book</button>
        {isAsking && <Asking />}
      </main>
    );
    const { rerender } = render(part(false, false));
    const book = screen.getByRole('button', { name: 'Book' });
    book.focus();
    rerender(part(true, false));
    // As a browser does.
    book.blur();
    rerender(part(true, true));
    screen.getByRole('button', { name: 'No' }).focus();
    rerender(part(false, false));
    await waitFor(() => expect(book).toHaveFocus());
  });

  it('does not go to what lies over the page when a dialog closes [R-PAGE-24]', async () => {
    const over = (name: string): HTMLButtonElement => {
      const button = document.createElement('button');
      button.textContent = name;
      const layer = document.createElement('div');
      layer.append(button);
      document.body.append(layer);
      return button;
    };
    render(<main tabIndex={-1} />);
    const keep = over('Keep');
    keep.focus();
    over('Undo');
    keep.parentElement?.remove();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves a key that is held down to what it was pressed on', async () => {
    const { rerender } = render(part({}));
    pressed();
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    rerender(part({ isShown: false }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    const press = (repeat: boolean): boolean =>
      fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat });
    expect(press(true)).toBe(false);
    expect(press(false)).toBe(true);
    expect(press(true)).toBe(true);
  });

  it('is left where somebody has put it meanwhile', async () => {
    jest.useFakeTimers();
    const { rerender } = render(show({}));
    save().focus();
    rerender(show({ isSaving: true }));
    screen.getByRole('main').focus();
    await jest.advanceTimersByTimeAsync(150);
    rerender(show({}));
    await jest.advanceTimersByTimeAsync(150);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
