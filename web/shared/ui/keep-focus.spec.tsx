import { render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';

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

  it('is left where somebody has put it meanwhile', async () => {
    const { rerender } = render(show({}));
    save().focus();
    rerender(show({ isSaving: true }));
    screen.getByRole('main').focus();
    await new Promise((later) => setTimeout(later, 150));
    rerender(show({}));
    await new Promise((later) => setTimeout(later, 150));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
