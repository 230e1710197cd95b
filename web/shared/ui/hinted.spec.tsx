import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing';
import { Hinted } from '.';

describe('something with a hint', () => {
  it('shows its name while a pointer is on it, and only then', async () => {
    const { user } = renderApp(
      <Hinted hint="Has a lift" className="icon">
        lift
      </Hinted>,
    );
    expect(screen.queryByText('Has a lift')).not.toBeInTheDocument();
    await user.hover(screen.getByText('lift'));
    expect(await screen.findByText('Has a lift')).toBeVisible();
    expect(screen.getByText('lift')).toHaveClass('icon');
    await user.hover(screen.getByText('lift'));
    await user.unhover(screen.getByText('lift'));
    await waitFor(() => expect(screen.queryByText('Has a lift')).not.toBeInTheDocument());
  });
});
