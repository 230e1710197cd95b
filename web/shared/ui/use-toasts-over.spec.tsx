import { render } from '@testing-library/react';
import { useRef, type JSX } from 'react';
import { useToastsOver } from '.';

function Part(): JSX.Element {
  const part = useRef<HTMLDivElement>(null);
  useToastsOver(part);
  return <div ref={part} />;
}

it('puts the toasts on a part of the page, and back when it is left', () => {
  const rect = { top: 148, right: 800 } as DOMRect;
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const { unmount } = render(<Part />);
  const { style, dataset } = document.documentElement;
  expect(style.getPropertyValue('--toasts-top')).toBe('148px');
  expect(style.getPropertyValue('--toasts-right')).toBe(`${window.innerWidth - 800}px`);
  expect(dataset.toasts).toBe('over-part');
  unmount();
  expect(dataset.toasts).toBeUndefined();
  measured.mockRestore();
});
