import { Button } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { IsEmail, IsNotEmpty } from 'class-validator';
import type { JSX } from 'react';
import { renderApp } from '../../testing';
import {
  AppForm,
  CheckField,
  DayField,
  NumberField,
  SaveBar,
  SelectField,
  showServerFaults,
  TextAreaField,
  TextField,
  useAppForm,
  useDirtyCount,
} from '.';

class ContactDto {
  @IsNotEmpty({ message: 'This field is required' })
  name: string;

  @IsEmail({}, { message: 'This field should be a valid email' })
  email: string;
}

interface Values {
  name: string;
  email: string;
  hours: number | null;
  day: string | null;
  work: string | null;
  lift: boolean;
  notes: string;
}

const VALUES: Values = {
  name: 'Maria',
  email: 'maria@example.test',
  hours: 4.5,
  day: '2026-11-21',
  work: 'Load',
  lift: false,
  notes: '',
};

function Contact({
  onSubmit,
  max,
  clamps,
}: {
  onSubmit: (values: Values) => void;
  max?: number;
  clamps?: boolean;
}): JSX.Element {
  const form = useAppForm<Values>({ dto: ContactDto, defaultValues: VALUES });
  const dirtyCount = useDirtyCount(form);
  return (
    <AppForm form={form} onSubmit={onSubmit} id="contact">
      <TextField name="name" label="Name" required />
      <TextField name="email" label="Email" type="email" />
      <NumberField
        name="hours"
        label="Hours"
        unit="h"
        min={0.5}
        max={max ?? 8}
        clamps={clamps}
        step={0.25}
      />
      <DayField name="day" label="Day" />
      <SelectField
        name="work"
        label="Work"
        choices={[
          { value: 'Load', label: 'Load' },
          { value: 'Hold', label: 'Hold' },
        ]}
      />
      <CheckField name="lift" label="Lift" />
      <TextAreaField name="notes" label="Notes" />
      <SaveBar dirtyCount={dirtyCount} saving={false} />
      <Button
        onClick={() =>
          showServerFaults(
            form,
            {
              statusCode: 400,
              code: 'VALIDATION_FAILED',
              message: '',
              requestId: null,
              details: {},
              errors: [{ path: 'customer.email', message: 'Taken' }],
            },
            'customer.',
          )
        }
      >
        Refuse
      </Button>
    </AppForm>
  );
}

const field = (name: string): HTMLElement =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

describe('a form', () => {
  it('can be saved only when something is changed, and says how much [R-PAGE-10]', async () => {
    const onSubmit = jest.fn();
    const { user } = renderApp(<Contact onSubmit={onSubmit} />);
    expect(save()).toBeDisabled();
    await user.type(field('Name'), ' Luisa');
    await user.click(screen.getByRole('checkbox', { name: 'Lift' }));
    expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ ...VALUES, name: 'Maria Luisa', lift: true }),
    );
  });

  it('is never submitted by Enter [R-PAGE-12]', async () => {
    const onSubmit = jest.fn();
    const { user } = renderApp(<Contact onSubmit={onSubmit} />);
    await user.type(field('Name'), ' Luisa{Enter}');
    await user.type(field('Hours'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what is wrong under the field when it is left [R-PAGE-9]', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'nobody');
    expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(await screen.findByText('This field should be a valid email')).toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).toHaveAccessibleDescription('This field should be a valid email');
  });

  it('puts the focus on the first faulty field on save', async () => {
    const onSubmit = jest.fn();
    const { user } = renderApp(<Contact onSubmit={onSubmit} />);
    await user.clear(field('Name'));
    await user.clear(field('Email'));
    await user.click(save());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('puts it there, too, where a field further down is marked already and a frame comes early', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.clear(field('Email'));
    await user.tab();
    expect(await screen.findByText('This field should be a valid email')).toBeInTheDocument();
    await user.clear(field('Name'));
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      queueMicrotask(() => draw(0));
      return 0;
    });
    fireEvent.submit(document.getElementById('contact')!);
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    frames.mockRestore();
    expect(field('Name')).toHaveFocus();
  });

  it('shows the faults that the server names', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Taken')).toBeInTheDocument();
  });

  it('puts the focus on the first fault that the server found, and into its sight [R-PAGE-24]', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([field('Email')]);
    scrolled.mockRestore();
  });
});

describe('a number', () => {
  it('is shown with its unit', () => {
    renderApp(<Contact onSubmit={jest.fn()} />);
    expect(field('Hours')).toHaveValue('4.5 h');
  });

  it('stays as it was typed beyond its bound, which is named [R-PAGE-11]', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.clear(field('Hours'));
    await user.type(field('Hours'), '12');
    await user.tab();
    expect(field('Hours')).toHaveValue('12');
    expect(field('Hours')).toHaveAccessibleDescription('At most 8 h.');
  });

  it('says what it was changed to where it is clamped, until it is typed again', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} clamps />);
    await user.clear(field('Hours'));
    await user.type(field('Hours'), '12');
    await user.tab();
    const words = 'Changed from 12 to 8 h, the most allowed.';
    expect(screen.getByText(words)).toBeInTheDocument();
    await user.clear(field('Hours'));
    await user.type(field('Hours'), '7');
    await user.tab();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is judged also when it was typed the moment it was entered', async () => {
    renderApp(<Contact onSubmit={jest.fn()} />);
    act(() => field('Hours').focus());
    fireEvent.change(field('Hours'), { target: { value: '20 h' } });
    fireEvent.blur(field('Hours'));
    await waitFor(() => expect(field('Hours')).toBeInvalid());
    expect(field('Hours')).toHaveValue('20 h');
  });

  it('steps by its step and not over its limit [R-PAGE-11]', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} />);
    await user.click(field('Hours'));
    await user.keyboard('{ArrowUp}');
    expect(field('Hours')).toHaveValue('4.75 h');
    await user.keyboard('{ArrowUp>20/}');
    expect(field('Hours')).toHaveValue('8 h');
  });

  it('is kept and marked when another change pushes it over its limit [R-TIME-7]', () => {
    renderApp(<Contact onSubmit={jest.fn()} max={2} />);
    expect(field('Hours')).toHaveValue('4.5 h');
    expect(screen.getByText('Over the limit of 2 h')).toBeInTheDocument();
  });

  it('keeps its value when it is only visited', async () => {
    const { user } = renderApp(<Contact onSubmit={jest.fn()} max={2} />);
    await user.click(field('Hours'));
    await user.tab();
    expect(field('Hours')).toHaveValue('4.5 h');
  });
});

describe('a day', () => {
  it('is shown and typed as MM/dd/yyyy [R-PAGE-13]', async () => {
    const onSubmit = jest.fn();
    const { user } = renderApp(<Contact onSubmit={onSubmit} />);
    expect(field('Day')).toHaveValue('11/21/2026');
    fireEvent.change(field('Day'), { target: { value: '12/01/2026' } });
    fireEvent.blur(field('Day'));
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...VALUES, day: '2026-12-01' }));
  });
});

describe('a choice of many', () => {
  const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

  function Plan(): JSX.Element {
    const form = useAppForm<{ month: string | null }>({
      defaultValues: { month: null },
      resolver: () => ({
        values: {},
        errors: { month: { type: 'required', message: 'This field is required' } },
      }),
    });
    return (
      <AppForm form={form} onSubmit={jest.fn()}>
        <SelectField
          name="month"
          label="Month"
          choices={MONTHS.map((value) => ({ value, label: value }))}
        />
        <SaveBar dirtyCount={1} saving={false} />
      </AppForm>
    );
  }

  it('does not cover its own fault with its list until somebody asks for that', async () => {
    const { user } = renderApp(<Plan />);
    await user.click(save());
    const month = screen.getByRole('combobox', { name: 'Month' });
    await waitFor(() => expect(month).toHaveFocus());
    expect(screen.getByText('This field is required')).toBeVisible();
    expect(month).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('Ju');
    expect(month).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('option', { name: 'June' })).toBeVisible();
  });
});
