import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import { renderApp } from '../../testing';
import { Dialog } from '../ui';
import { todayIn } from '../format';
import { AppForm, DayBox, DayChoice, DayField, DayZone, useAppForm } from '.';
import type { DayChoiceProps } from './day-choice';
import { itAtNight, someOf } from '../../../test/support/thorough';

it('closes its calendar by Escape, and only then the dialog around it', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <Dialog title="A day" onClose={onClose}>
      <DayBox label="Day" value="2026-11-21" onChange={jest.fn()} />
    </Dialog>,
  );
  const month = (): HTMLElement | null => screen.queryByText('November 2026');
  await user.click(await screen.findByRole('textbox', { name: 'Day' }));
  await waitFor(() => expect(month()).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(month()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not cover what is wrong with its day until somebody wants the calendar', async () => {
  const { user } = renderApp(
    <DayBox label="Day" value="2026-11-21" error="Too late" onChange={jest.fn()} />,
  );
  const month = (): HTMLElement | null => screen.queryByText('November 2026');
  const day = screen.getByRole('textbox', { name: 'Day' });
  act(() => day.focus());
  await waitFor(() => expect(day).toHaveFocus());
  expect(month()).toBeNull();
  await user.click(day);
  await waitFor(() => expect(month()).not.toBeNull());
});

it('means by today the day of the zone around it [R-PAGE-26]', async () => {
  const onChange = jest.fn();
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { user, unmount } = renderApp(
      <DayZone value={zone}>
        <DayBox label="Day" value={null} onChange={onChange} />
      </DayZone>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Day' }), 'today');
    expect(onChange).toHaveBeenLastCalledWith(todayIn(zone));
    unmount();
  }
});

interface Held {
  day: string | null;
}

describe('a day in a form', () => {
  const sent = jest.fn();
  const REFUSED: ResolverResult<Held> = {
    values: {},
    errors: { day: { type: 'rule', message: 'no day' } },
  };
  const judged: Resolver<Held> = (values) =>
    isLocalDate(values.day) ? { values, errors: {} } : REFUSED;
  function AForm(): JSX.Element {
    const form = useAppForm<Held>({ defaultValues: { day: '2026-11-21' }, resolver: judged });
    return (
      <AppForm form={form} onSubmit={({ day }) => void sent(day)}>
        <DayField name="day" label="Day" today="2026-11-22" />
        <button>Save</button>
      </AppForm>
    );
  }
  const open = () => {
    sent.mockClear();
    const { user } = renderApp(<AForm />);
    const box = screen.getByRole('textbox', { name: 'Day' });
    const type = async (text: string): Promise<void> => {
      await user.clear(box);
      await user.type(box, text);
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    return { user, box, type, save };
  };

  const DAYS = [
    ['12/18', '2026-12-18', '12/18/2026'],
    ['121826', '2026-12-18', '12/18/2026'],
    ['fri', '2026-11-27', '11/27/2026'],
  ] as const;
  it.each(someOf(DAYS, 3))(
    'reads %s and writes it out when it is left',
    async (typed, day, shown) => {
      const { box, type, save } = open();
      await type(typed);
      expect(box).toHaveValue(typed);
      await save();
      expect(box).toHaveValue(shown);
      await waitFor(() => expect(sent).toHaveBeenCalledWith(day));
    },
  );

  itAtNight('waits again with its sentence when a good day is typed over', async () => {
    const { box, type, user } = open();
    await type('12/18');
    await user.tab();
    await type('13');
    expect(box).toBeValid();
    await user.tab();
    expect(box).toBeInvalid();
  });

  const NO_DAYS = [
    ['2/30/2027', 'There is no day 2/30/2027. Type another one.'],
    ['soon', 'Type a day such as 12/18, 12/18/2026, Dec 18, Friday or +3.'],
  ] as const;
  it.each(someOf(NO_DAYS, 2))(
    'keeps %s as it was typed, says what is wrong and sends nothing',
    async (typed, sentence) => {
      const { box, type, save, user } = open();
      await type(typed);
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
      await user.tab();
      expect(box).toHaveValue(typed);
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      await save();
      await waitFor(() => expect(box).toHaveFocus());
      expect(box).toBeInvalid();
      expect(sent).not.toHaveBeenCalled();
      await type('+1');
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
      await save();
      await waitFor(() => expect(sent).toHaveBeenCalledWith('2026-11-23'));
    },
  );

  it('takes what the calendar offers', async () => {
    const { user, box, save } = open();
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: /^(18 November|November 18)/ }));
    expect(box).toHaveValue('11/18/2026');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith('2026-11-18'));
  });
});

describe('a day that takes effect at once', () => {
  const open = (props: Partial<DayChoiceProps> = {}) => {
    const onChoose = jest.fn();
    const { user } = renderApp(
      <DayChoice
        label="Day"
        today="2026-11-22"
        value="2026-11-21"
        onChoose={onChoose}
        {...props}
      />,
    );
    return { user, onChoose, box: screen.getByRole('textbox', { name: 'Day' }) };
  };

  it('waits until the whole of it is typed', async () => {
    const { user, onChoose, box } = open();
    await user.clear(box);
    await user.type(box, '12/18');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['2026-12-18']]);
  });

  itAtNight('stays where it is for what is no day, or an empty one', async () => {
    const { user, onChoose, box } = open();
    await user.clear(box);
    await user.type(box, '2/30');
    await user.tab();
    expect(box).toHaveValue('2/30');
    expect(screen.getByText('There is no day 2/30. Type another one.')).toBeInTheDocument();
    await user.clear(box);
    await user.tab();
    expect(box).toHaveValue('11/21/2026');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('says at once, on Enter, that there is no such day', async () => {
    const { user, onChoose, box } = open();
    await user.clear(box);
    await user.type(box, '2/30');
    expect(box).toBeValid();
    await user.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('2/30');
    expect(screen.getByText('There is no day 2/30. Type another one.')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  itAtNight('says between which days it may lie, and offers no others', async () => {
    const { user, box } = open();
    await user.clear(box);
    await user.type(box, '11/23/2036{Enter}');
    const words = 'Type a day between 01/01/2000 and 11/22/2036.';
    expect(screen.getByText(words)).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, '11/22/2036');
    expect(screen.queryByText(words)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Next month' })).toHaveAttribute(
      'data-disabled',
      'true',
    );
  });

  it('says why a day is too late, and clears what may be none', async () => {
    const { user, onChoose, box } = open({ max: '2026-11-23', clearable: true });
    await user.clear(box);
    await user.type(box, '+2{Enter}');
    expect(screen.getByText('Choose 11/23/2026 or an earlier day.')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Clear the day' }));
    expect(onChoose.mock.calls).toEqual([[null]]);
  });
});
