import { act, render, screen } from '@testing-library/react';
import { useRef, type JSX } from 'react';
import { UNASSIGNED_ROW } from '../../model/operation-place';
import { useFaceSpace } from './face-space';

/** Says what a browser would say to whoever watches an element. */
class Resizes implements ResizeObserver {
  private static readonly all = new Set<Resizes>();
  private readonly watched = new Set<Element>();

  constructor(private readonly tell: ResizeObserverCallback) {
    Resizes.all.add(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  disconnect(): void {
    Resizes.all.delete(this);
  }

  static of(target: Element, width: number): void {
    const entry = { target, contentRect: { width } } as ResizeObserverEntry;
    for (const one of Resizes.all) if (one.watched.has(target)) one.tell([entry], one);
  }
}

/** A board of these rows that says how wide a column is. */
function Lanes({ trucks }: { trucks: readonly string[] }): JSX.Element {
  const scroller = useRef<HTMLDivElement>(null);
  const space = useFaceSpace(scroller, 'comfortable');
  return (
    <div ref={scroller}>
      {[...trucks, UNASSIGNED_ROW].map((row) => (
        <div key={row} data-row={row}>
          <div data-lane data-testid={row} />
        </div>
      ))}
      <output>{space?.column}</output>
    </div>
  );
}

describe('the room on a block', () => {
  const { ResizeObserver: usual } = window;
  beforeEach(() => {
    window.ResizeObserver = Resizes;
  });
  afterEach(() => {
    window.ResizeObserver = usual;
  });

  it('follows the width of the lanes after the first truck is gone [R-BOARD-26]', () => {
    const { rerender } = render(<Lanes trucks={['rental', 'T01']} />);
    const rental = screen.getByTestId('rental');
    const stays = screen.getByTestId(UNASSIGNED_ROW);
    act(() => {
      for (const lane of screen.getAllByTestId(/./)) Resizes.of(lane, 61 * 12);
    });
    expect(screen.getByRole('status')).toHaveTextContent('12');
    rerender(<Lanes trucks={['T01']} />);
    act(() => {
      Resizes.of(rental, 0);
      Resizes.of(stays, 0);
    });
    expect(screen.getByRole('status')).toHaveTextContent('12');
    act(() => Resizes.of(stays, 61 * 15));
    expect(screen.getByRole('status')).toHaveTextContent('15');
  });
});
