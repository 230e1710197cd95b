import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../testing';
import { SYSTEM_ERROR, toApiError } from '../api';
import { HeaderSlotsContext, PageFrame, StickyFooter, useDialogTitle } from '.';

function NewCustomer() {
  useDialogTitle('New Customer');
  return null;
}

const OVER = { title: null, actions: null, sandboxLabel: null, isOver: true };

/** A page, one over it, and over that a dialog; a click closes what is on top. */
function Layers() {
  const [open, setOpen] = useState(2);
  return (
    <>
      <PageFrame title="Move Manager" />
      {open > 0 && (
        <HeaderSlotsContext value={OVER}>
          <PageFrame title="Maria Gomez">{open > 1 && <NewCustomer />}</PageFrame>
        </HeaderSlotsContext>
      )}
      <button onClick={() => setOpen(open - 1)}>Close</button>
    </>
  );
}

/** A page that someone else changed, until it is brought up to date. */
function ChangedCustomer() {
  const [isStale, setStale] = useState(true);
  const stale = isStale ? { message: 'New', onReload: () => setStale(false) } : null;
  return (
    <PageFrame title="Customer" stale={stale}>
      <p>Held</p>
    </PageFrame>
  );
}

describe('PageFrame', () => {
  it('shows the title, the page and its footer', () => {
    renderApp(
      <PageFrame title="Customers" footer={<StickyFooter start="Back" end="Save" />}>
        A list
      </PageFrame>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
    expect(screen.getByText('A list')).toBeInTheDocument();
    expect(screen.getByText('Back')).toBeInTheDocument();
    expect(document.title).toBe('Customers · Emma');
  });

  it('says that there is nothing at an address that was typed wrong', () => {
    const error = toApiError(400, { code: 'VALIDATION_FAILED', message: 'Fix the fields!' });
    renderApp(<PageFrame title="Branch" state="failed" error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is nothing at this address');
    expect(screen.queryByText(/highlighted/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  it('puts its title and actions into the header, and the sandbox’s label into the window’s title behind its name [R-ACCESS-8]', () => {
    const [title, actions] = [document.createElement('div'), document.createElement('div')];
    document.body.append(title, actions);
    renderApp(
      <HeaderSlotsContext value={{ title, actions, sandboxLabel: 'SANDBOX' }}>
        <PageFrame title="Customers" actions={<button>New</button>} />
      </HeaderSlotsContext>,
    );
    expect(title).toHaveTextContent('Customers');
    expect(actions).toHaveTextContent('New');
    expect(document.title).toBe('Customers · SANDBOX');
    title.remove();
    actions.remove();
  });

  it('over another page has its name back in the window’s title when a dialog over it closes [R-BOARD-39]', async () => {
    const { user } = renderApp(<Layers />);
    const close = screen.getByRole('button', { name: 'Close' });
    expect(document.title).toBe('New Customer · Emma');
    await user.click(close);
    expect(document.title).toBe('Maria Gomez · Emma');
    await user.click(close);
    expect(document.title).toBe('Move Manager · Emma');
  });

  it('shows the skeleton while it loads', () => {
    renderApp(
      <PageFrame title="Customers" state="loading">
        A list
      </PageFrame>,
    );
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('A list')).not.toBeInTheDocument();
  });

  it('says why it failed, in the catalog’s words, and tries again', async () => {
    const onRetry = jest.fn();
    const error = toApiError(500, { requestId: 'r-9' });
    const { user } = renderApp(
      <PageFrame
        title="Employee"
        state="failed"
        error={error}
        failedTitle="An error occurred retrieving this employee."
        onRetry={onRetry}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('An error occurred retrieving this employee.');
    expect(alert).toHaveTextContent(SYSTEM_ERROR);
    expect(alert).toHaveTextContent('r-9');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says that the permission is missing when the server does', () => {
    const error = toApiError(403, { code: 'FORBIDDEN', message: 'No' });
    renderApp(<PageFrame title="Employee" state="failed" error={error} />);
    expect(screen.getByText("You don't have permission to see this page")).toBeInTheDocument();
  });

  it('says that someone else changed it', async () => {
    const onReload = jest.fn();
    const { user } = renderApp(
      <PageFrame title="Customer" stale={{ message: 'Dana changed this customer.', onReload }} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Dana changed this customer.');
    await user.click(screen.getByRole('button', { name: 'Show the latest' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('has what sticks to its top below the notice, as long as that is there', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
    const { user } = renderApp(<ChangedCustomer />);
    const room = (): string | undefined =>
      screen
        .getByText('Held')
        .closest<HTMLElement>('[style]')
        ?.style.getPropertyValue('--emma-notice-height');
    expect(room()).toBe('58px');
    await user.click(screen.getByRole('button', { name: 'Show the latest' }));
    expect(room()).toBeFalsy();
    height.mockRestore();
  });
});
