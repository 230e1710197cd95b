import { act, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { renderApp } from '../../testing';
import {
  announce,
  Announcer,
  Avatar,
  confirm,
  Dialog,
  DialLink,
  PhoneLink,
  tell,
  textOnColor,
  toast,
} from '.';

const person = { firstName: 'Ana', lastName: 'Silva', displayName: 'Ana S.', color: '#f59f00' };

describe('textOnColor', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000', '#ffffff'],
    ['#f3f3f3', '#000000'],
    ['#1b3b80', '#ffffff'],
    ['#9e9e9e', '#000000'],
    ['no color', '#000000'],
  ])('on %s is %s', (background, text) => {
    expect(textOnColor(background)).toBe(text);
  });
});

describe('Avatar', () => {
  it('shows initials, the name and a star for a team lead [R-PAGE-8]', () => {
    renderApp(<Avatar person={{ ...person, isTeamLead: true }} size="medium" />);
    const avatar = screen.getByRole('img', { name: 'Ana S., team lead' });
    expect(avatar).toHaveTextContent('AS');
    expect(avatar.querySelector('svg')).toBeInTheDocument();
  });
  it('shows the picture where there is one', () => {
    renderApp(<Avatar person={{ ...person, picture: '/p.png' }} />);
    expect(screen.getByRole('img', { name: 'Ana S.' }).querySelector('img')).toHaveAttribute(
      'src',
      '/p.png',
    );
  });
});

describe('PhoneLink', () => {
  it('dials and copies', () => {
    renderApp(<PhoneLink phone="4055550100" />);
    expect(screen.getByRole('link', { name: '(405) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+14055550100',
    );
    expect(screen.getByRole('button', { name: 'Copy (405) 555-0100' })).toBeInTheDocument();
  });

  it('keeps the extension in sight, and dials it [R-CUST-35]', () => {
    renderApp(<PhoneLink phone="4055550100 ext. 12" />);
    expect(screen.getByRole('link', { name: '(405) 555-0100 x12' })).toHaveAttribute(
      'href',
      'tel:+14055550100;ext=12',
    );
  });

  it('marks a number that nobody could call, and does not dial it [R-CUST-35]', () => {
    renderApp(<PhoneLink phone="555-0100" />);
    const mark = screen.getByRole('note', { name: /10 digits, this one has 7/ });
    expect(mark).toHaveTextContent('555-0100');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says to the focus what is wrong, and stands where the link would [R-CUST-35]', async () => {
    const icon = <svg data-testid="icon" />;
    const { user } = renderApp(
      <>
        <DialLink phone="555-0100" callee="Ana Silva" icon={icon} className="call" />
        <DialLink phone="ask her" icon={icon} className="call" />
      </>,
    );
    const mark = screen.getByRole('note', { name: /^Ana Silva, 555-0100, A phone number has/ });
    expect(mark).toHaveClass('call');
    expect(screen.getByText('ask her')).toHaveClass('call');
    expect(screen.getAllByTestId('icon')).toHaveLength(2);
    await user.tab();
    expect(mark).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/10 digits, this one has 7/);
  });
});

describe('toast', () => {
  it('is announced and takes the action back [R-PAGE-6]', async () => {
    const { user } = renderApp(<div />);
    const undo = jest.fn();
    act(() => void toast.success('Move saved.', { undo }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Move saved.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Move saved.')).not.toBeInTheDocument());
  });

  it('takes the action back once at a double click', async () => {
    const { user } = renderApp(<div />);
    const undo = jest.fn();
    act(() => void toast.success('Move saved.', { undo }));
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe('dialogs', () => {
  it('ask and answer', async () => {
    const { user } = renderApp(<div />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm({ title: 'Delete activity', message: 'Are you sure?', danger: true });
    });
    expect(await screen.findByRole('dialog', { name: 'Delete activity' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await expect(answer).resolves.toBe(true);
  });
  it('take Escape for no', async () => {
    const { user } = renderApp(<div />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm({ title: 'Leave?', message: 'Really?' });
    });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expect(answer).resolves.toBe(false);
  });
  it('inform without a choice', async () => {
    const { user } = renderApp(<div />);
    let told: Promise<void> | undefined;
    act(() => {
      told = tell('Save Error', 'Customer must have a name.');
    });
    await screen.findByText('Customer must have a name.');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await expect(told).resolves.toBeUndefined();
  });
});

describe('Dialog', () => {
  function Opener(): JSX.Element {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <Dialog title="Rental" onClose={() => setOpen(false)}>
            <input aria-label="Name" />
          </Dialog>
        )}
      </>
    );
  }

  it('gives the focus back to what opened it', async () => {
    const { user } = renderApp(<Opener />);
    screen.getByRole('button', { name: 'Open' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});

describe('Announcer', () => {
  it('says what is announced, twice if need be', () => {
    renderApp(<Announcer />);
    act(() => announce('Gomez moved to T02'));
    const first = screen.getByText('Gomez moved to T02');
    act(() => announce('Gomez moved to T02'));
    expect(screen.getAllByText('Gomez moved to T02').at(-1)).not.toBe(first);
  });

  it('says both of two that come at once', () => {
    renderApp(<Announcer />);
    act(() => {
      announce("Ana: T01, lead's seat.");
      announce('Lee changed Maria Gomez');
    });
    expect(screen.getByText("Ana: T01, lead's seat.")).toBeInTheDocument();
    expect(screen.getByText('Lee changed Maria Gomez')).toBeInTheDocument();
  });

  it('forgets what was said a while ago', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    renderApp(<Announcer />);
    act(() => announce('Gomez moved to T02'));
    clock.mockReturnValue(20_000);
    act(() => announce('Undone: Gomez to T02'));
    expect(screen.queryByText('Gomez moved to T02')).not.toBeInTheDocument();
    clock.mockRestore();
  });
});
