import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { renderApp } from '../../testing';
import { AppForm, PhoneField, useAppForm } from '.';

const Kept = (): JSX.Element => <output>{useWatch<{ phone: string }>({ name: 'phone' })}</output>;

function Page(): JSX.Element {
  const form = useAppForm<{ phone: string }>({ defaultValues: { phone: '' } });
  return (
    <AppForm form={form} onSubmit={() => undefined}>
      <PhoneField name="phone" label="Phone" />
      <Kept />
    </AppForm>
  );
}

describe('phones', () => {
  it('take their form while they are typed, and keep the digits [R-CUST-24]', async () => {
    const { user } = renderApp(<Page />);
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await user.type(phone, '4055');
    expect(phone).toHaveValue('(405) 5');
    await user.type(phone, '550100');
    expect(phone).toHaveValue('(405) 555-0100');
    expect(screen.getByRole('status')).toHaveTextContent('4055550100');
    await user.type(phone, '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(phone).toHaveValue('(905) 555-0100');
    expect(phone.selectionStart).toBe(2);
  });

  it('lose the digit before a sign by Backspace, and the caret stays [R-CUST-24]', async () => {
    const { user } = renderApp(<Page />);
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await user.type(phone, '4055550100');
    phone.setSelectionRange(6, 6);
    await user.keyboard('{Backspace}');
    expect(phone).toHaveValue('(405) 550-100');
    await user.keyboard('{Backspace}');
    expect(phone).toHaveValue('(455) 501-00');
    expect(phone.selectionStart).toBe(2);
    phone.setSelectionRange(1, 1);
    await user.keyboard('{Backspace}');
    expect(phone).toHaveValue('(455) 501-00');
    expect(phone.selectionStart).toBe(0);
  });

  it('are written as everywhere else once they are left [R-CUST-24]', async () => {
    const { user } = renderApp(<Page />);
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    const same = ['1-800-MOVE-NOW', '(405) 555-MOVE', '800 FLOWERS', '405-555-7101 / 405-555-7102'];
    const texts = [
      ...['+49 89 123456', '(405) 555-7101 x12', ...same].map((text) => [text, text] as const),
      ...([
        ['(405) 555-0100x7', '(405) 555-0100 x7'],
        ['405.555.7101, ext. 12', '(405) 555-7101 x12'],
        ['４０５５５５７１０１', '(405) 555-7101'],
      ] as const),
    ];
    for (const [typed, written] of texts) {
      await user.clear(phone);
      await user.type(phone, typed);
      await user.tab();
      expect(phone).toHaveValue(written);
      expect(screen.queryByText(/10 digits/)).toBeNull();
    }
    await user.clear(phone);
    await user.type(phone, '555-7101');
    await user.tab();
    expect(phone).toHaveValue('555-7101');
    expect(screen.getByText(/10 digits, this one has 7/)).toBeInTheDocument();
  });

  it('take slashes for signs, and what is typed behind a number that was there', async () => {
    const { user } = renderApp(<Page />);
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.type(phone, '405/555/0100');
    expect(phone).toHaveValue('(405) 555-0100');
    await user.clear(phone);
    await user.paste('4055557101');
    await user.type(phone, ' x12');
    expect(phone).toHaveValue('(405) 555-7101 x12');
  });

  it('say what is wrong also beside an extension, and take letters for digits [R-CUST-24]', async () => {
    const { user } = renderApp(<Page />);
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.type(phone, '555-0100 x7');
    await user.tab();
    expect(screen.getByText(/10 digits, this one has 7/)).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '1405555010');
    await user.tab();
    expect(phone).toHaveValue('1-405-555-010');
    expect(screen.getByText(/10 digits, this one has 9/)).toBeInTheDocument();
    await user.type(phone, '0');
    expect(phone).toHaveValue('(405) 555-0100');
    await user.clear(phone);
    await user.type(phone, '1-800-MOVE-NOW');
    await user.tab();
    expect(phone).toHaveValue('1-800-MOVE-NOW');
    expect(screen.queryByText(/10 digits/)).toBeNull();
  });
});
