import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { renderApp } from '../../testing';
import { AppForm, NumberField, SaveBar, useAppForm, useDirtyCount } from '.';
import { numberFaultLabel, readingOf } from './number-labels';

interface Held {
  price: number | null;
  hours: number | null;
  movers: number | null;
}

const sent = jest.fn();

function AForm(): JSX.Element {
  const form = useAppForm<Held>({ defaultValues: { price: null, hours: 4.5, movers: 2 } });
  return (
    <AppForm form={form} onSubmit={(values) => void sent(values)} id="numbers">
      <NumberField name="price" label="Price" prefix="$" min={0} max={10_000_000} />
      <NumberField name="hours" label="Hours" unit="h" min={0} max={100} step={0.25} />
      <NumberField name="movers" label="Movers" decimals={0} min={1} max={60} />
      <SaveBar dirtyCount={useDirtyCount(form)} saving={false} />
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="button" onClick={() => form.setValue('hours', 6)}>
        A colleague
      </button>
    </AppForm>
  );
}

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const open = () => {
  sent.mockClear();
  return renderApp(<AForm />).user;
};
type User = ReturnType<typeof open>;

/** The ways in which a text comes into a field and is saved. */
const WAYS: Readonly<
  Record<string, (user: User, box: HTMLElement, text: string) => Promise<void>>
> = {
  typed: async (user, box, text) => {
    await user.clear(box);
    await user.type(box, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  },
  pasted: async (user, box, text) => {
    await user.clear(box);
    await user.paste(text);
    await user.tab();
    fireEvent.submit(document.getElementById('numbers')!);
  },
  'saved from within the field': async (user, box, text) => {
    await user.clear(box);
    await user.type(box, text);
    fireEvent.submit(document.getElementById('numbers')!);
  },
};

describe.each(Object.entries(WAYS))('a number that is %s', (_, enter) => {
  it.each([
    ['Price', '1,250', { price: 1_250 }],
    ['Price', '$2,400.00', { price: 2_400 }],
    ['Price', '$ 1\u00a0250.50', { price: 1_250.5 }],
    ['Hours', '5:30', { hours: 5.5 }],
    ['Hours', '5 1/2', { hours: 5.5 }],
    ['Hours', '5½', { hours: 5.5 }],
    ['Hours', '5 h 30 min', { hours: 5.5 }],
    ['Hours', '100', { hours: 100 }],
    ['Movers', '１２', { movers: 12 }],
  ])('is what is meant: %s %s', async (name, text, value) => {
    const user = open();
    await enter(user, field(name), text);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent).toHaveBeenCalledWith({ price: null, hours: 4.5, movers: 2, ...value });
  });

  it.each([
    ['Price', '1,25', 'doubtful'],
    ['Price', '1.250,00', 'doubtful'],
    ['Price', '1,2345', 'doubtful'],
    ['Price', '-1250', 'negative'],
    ['Price', '−1,250', 'negative'],
    ['Price', '5:30', 'unread'],
    ['Price', '12.345', 'decimals'],
    ['Hours', '$5', 'unread'],
    ['Hours', '-5', 'negative'],
    ['Movers', '2½', 'decimals'],
    ['Movers', 'three', 'unread'],
  ] as const)('stays with a sentence, and nothing is saved: %s %s', async (name, text, fault) => {
    const user = open();
    const box = field(name);
    await enter(user, box, text);
    const look = { Price: { prefix: '$', min: 0 }, Hours: { unit: 'h', min: 0 } }[
      name as string
    ] ?? { decimals: 0, min: 1 };
    const sentence = numberFaultLabel(fault, text, readingOf(look));
    await waitFor(() => expect(box).toHaveAccessibleDescription(sentence));
    expect(box).toHaveValue(text);
    expect(box).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '7');
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.submit(document.getElementById('numbers')!);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});

describe.each(Object.entries(WAYS))('a number beyond its bounds that is %s', (_, enter) => {
  it.each([
    ['Price', '10,000,001', 'At most $10,000,000.'],
    ['Hours', '250', 'At most 100 h.'],
    ['Hours', '100:15', 'At most 100 h.'],
    ['Movers', '0', 'At least 1.'],
    ['Movers', '1,000', 'At most 60.'],
  ])('stays with the bound below it, and nothing is saved: %s %s', async (name, text, sentence) => {
    const user = open();
    const box = field(name);
    await enter(user, box, text);
    await waitFor(() => expect(box).toHaveAccessibleDescription(sentence));
    expect(box).toHaveValue(text);
    expect(box).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '7');
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.submit(document.getElementById('numbers')!);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});

describe('a number field', () => {
  it('counts a text that is not a number among what is unsaved, and forgets it on a reset [R-PAGE-27]', async () => {
    const user = open();
    await user.type(field('Price'), '1,25');
    await user.tab();
    expect(await screen.findByText('1 unsaved change')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field('Price')).toHaveValue('');
    expect(field('Price')).toBeValid();
  });

  it('says nothing about half a number while it is typed', async () => {
    const user = open();
    await user.type(field('Price'), '1,25');
    expect(field('Price')).toBeValid();
    await user.type(field('Price'), '0');
    await user.tab();
    expect(field('Price')).toBeValid();
    expect(field('Price')).toHaveValue('$1250');
  });

  it('takes what is typed at the edge of its unit for the figure', async () => {
    const user = open();
    await user.click(field('Hours'));
    await user.keyboard('{End}0');
    expect(field('Hours')).toHaveValue('4.50');
    await user.tab();
    expect(field('Hours')).toHaveValue('4.5 h');
    await user.click(field('Hours'));
    await user.keyboard('{End}{Backspace}{Backspace}');
    await user.tab();
    expect(field('Hours')).toHaveValue('4 h');
  });

  it('steps with the pointer', async () => {
    const user = open();
    const box = field('Hours');
    const up = box.closest('[data-steps]')?.parentElement?.querySelector('[data-direction=up]');
    await user.click(up ?? document.body);
    await user.click(up ?? document.body);
    expect(box).toHaveValue('5 h');
    expect(box).toHaveFocus();
  });

  it('shows, and keeps, what comes from elsewhere while the focus is in it', async () => {
    const user = open();
    const box = field('Hours');
    await user.clear(box);
    await user.type(box, '5');
    fireEvent.click(screen.getByRole('button', { name: 'A colleague' }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('6 h');
    await user.tab();
    fireEvent.submit(document.getElementById('numbers')!);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ hours: 6 })));
  });

  it('keeps a text that is not a number from the keys and the pointer that step', async () => {
    const user = open();
    const box = field('Hours');
    await user.clear(box);
    await user.type(box, '4,5{ArrowUp}');
    expect(box).toHaveValue('4,5');
    await user.tab();
    const up = box.closest('[data-steps]')?.parentElement?.querySelector('[data-direction=up]');
    await user.click(up ?? document.body);
    expect(box).toHaveValue('4,5');
    await user.clear(box);
    await user.type(box, '{ArrowUp}');
    expect(box).toHaveValue('0 h');
  });
});
