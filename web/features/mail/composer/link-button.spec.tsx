import { Editor } from '@tiptap/core';
import { screen, waitFor } from '@testing-library/react';
import { Dialog } from '../../../shared/ui';
import { renderApp } from '../../../testing';
import { MAIL_EXTENSIONS } from '../editor/mail-extensions';
import { LinkButton } from './link-button';

it('closes by Escape alone, wherever in it the focus is', async () => {
  const onClose = jest.fn();
  const editor = new Editor({ extensions: MAIL_EXTENSIONS });
  const { user } = renderApp(
    <Dialog title="Email" onClose={onClose}>
      <LinkButton editor={editor} />
    </Dialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  expect(await screen.findByRole('dialog', { name: 'Link' })).toBeVisible();
  screen.getByRole('button', { name: 'Set link' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set link' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
