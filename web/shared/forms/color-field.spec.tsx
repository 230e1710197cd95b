import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderApp } from '../../testing';
import { Dialog } from '../ui';
import { AppForm, ColorField, useAppForm } from '.';
import { itAtNight } from '../../../test/support/thorough';

function Paint(): JSX.Element {
  const form = useAppForm<{ color: string }>({ defaultValues: { color: '#0c8599' } });
  return (
    <AppForm form={form} onSubmit={() => undefined}>
      <ColorField name="color" label="Color" />
    </AppForm>
  );
}

const picker = () => document.querySelector('.mantine-ColorInput-dropdown');

describe('a color field', () => {
  it('closes its picker alone by Escape, and keeps what was typed', async () => {
    const onClose = jest.fn();
    const { user } = renderApp(
      <Dialog onClose={onClose} title="Paint">
        <Paint />
      </Dialog>,
    );
    const box = await screen.findByRole('textbox', { name: 'Color' });
    await user.clear(box);
    await user.type(box, '#123456');
    expect(picker()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(picker()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(box).toHaveValue('#123456');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  itAtNight('says what people call the color that is chosen, of the palette or not', async () => {
    const { user } = renderApp(<Paint />);
    expect(screen.getByText('Teal')).toBeVisible();
    const box = screen.getByRole('textbox', { name: 'Color' });
    await user.click(screen.getByRole('button', { name: 'Navy' }));
    expect(screen.getByText('Navy')).toBeVisible();
    for (const [typed, called] of [
      ['#1a2a6b', 'Navy'],
      ['#d3f9d8', 'Light green'],
    ] as const) {
      await user.clear(box);
      await user.type(box, typed);
      expect(screen.getByText(called)).toBeVisible();
    }
    await user.clear(box);
    await user.type(box, '#d3f9');
    expect(screen.queryByText('Light green')).toBeNull();
  });

  it('opens its picker again when it is clicked or typed in', async () => {
    const { user } = renderApp(<Paint />);
    const box = await screen.findByRole('textbox', { name: 'Color' });
    await user.click(box);
    await user.keyboard('{Escape}');
    await user.click(box);
    expect(picker()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.type(box, '{Backspace}', { skipClick: true });
    expect(picker()).toBeInTheDocument();
  });
});
