import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing';
import { confirm } from '.';

jest.mock('./calm', () => jest.requireActual<typeof import('./calm')>('./calm'));

describe('a question', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const ask = () => {
    renderApp(<div />);
    const answered = jest.fn();
    act(() => void confirm({ title: 'Save', message: 'Save anyway?' }).then(answered));
    return answered;
  };
  const beside = (): Element => {
    const overlay = document.querySelector('.mantine-Modal-inner');
    if (!overlay) throw new Error('There is no dialog');
    return overlay;
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('hears no click in the first 400 ms, on its buttons or beside it', async () => {
    const answered = ask();
    await pass(399);
    fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(beside());
    await pass(0);
    expect(answered).not.toHaveBeenCalled();
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await pass(0);
    expect(answered).toHaveBeenCalledWith(true);
  });

  it('is not closed by a click beside it', async () => {
    const answered = ask();
    await pass(1_000);
    fireEvent.mouseDown(beside());
    fireEvent.click(beside());
    await pass(1_000);
    expect(answered).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Save' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(0);
    expect(answered).toHaveBeenCalledWith(false);
  });

  it('keeps the focus on its button when it is clicked too early', async () => {
    ask();
    await pass(100);
    expect(fireEvent.mouseDown(beside())).toBe(false);
  });
});
