import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import type { JSX } from 'react';
import { SettingsFold, useFold } from './settings-fold';

function Menu({ isCurrent }: { isCurrent: boolean }): JSX.Element {
  return (
    <MantineProvider>
      <ul>
        <SettingsFold fold={useFold(isCurrent)} isNarrow={false}>
          <li>
            <a href="/emma/admin/audit">Audit trail</a>
          </li>
        </SettingsFold>
      </ul>
    </MantineProvider>
  );
}

const link = (): HTMLElement => screen.getByRole('link', { name: 'Audit trail', hidden: true });

describe('the settings in the menu', () => {
  it('keep their links in the document while they are folded away [R-PAGE-30]', async () => {
    const user = userEvent.setup();
    render(<Menu isCurrent={false} />);
    expect(link()).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Settings', expanded: false }));
    expect(link()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Settings', expanded: true }));
    expect(link()).not.toBeVisible();
  });

  it('are open on their own pages, unless somebody folds them there', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Menu isCurrent />);
    expect(link()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(link()).not.toBeVisible();
    rerender(<Menu isCurrent={false} />);
    rerender(<Menu isCurrent />);
    expect(link()).not.toBeVisible();
  });
});
