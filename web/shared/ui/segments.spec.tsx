import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { Segments } from './segments';

function Views(): JSX.Element {
  const [view, setView] = useState('day');
  const data = ['day', 'week'].map((value) => ({ value, label: `By ${value}` }));
  return <Segments aria-label="View" data={data} value={view} onChange={setView} />;
}

test('is a group of radios, of which one is chosen', () => {
  render(<Views />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'By day' })).toBeChecked();
  fireEvent.click(screen.getByText('By week'));
  expect(screen.getByRole('radio', { name: 'By week' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'By day' })).not.toBeChecked();
});

test('measures nothing when it is drawn', () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  render(<Views />);
  expect(measured).not.toHaveBeenCalled();
  measured.mockRestore();
});
