import { render, screen, waitFor } from '@testing-library/react';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import { Masthead } from './masthead';

const PLAIN: CompanyView = { name: '', phone: '', color: '#1c5d99', logo: null };

function answering(answer: Response | null): void {
  const answered = answer ? Promise.resolve(answer) : Promise.reject(new TypeError('No network'));
  globalThis.fetch = jest.fn(() => answered) as typeof globalThis.fetch;
}
const company = (changes: Partial<CompanyView> = {}): Response =>
  new Response(JSON.stringify({ ...PLAIN, ...changes }));

describe('the head of the page for visitors', () => {
  it('shows whose page it is, and the phone to call [R-COMPANY-3]', async () => {
    answering(company({ name: 'Prairie Movers', phone: '4055550140' }));
    render(<Masthead />);
    expect(await screen.findByText('Prairie Movers')).toBeInTheDocument();
    const phone = screen.getByRole('link', { name: '(405) 555-0140' });
    expect(phone).toHaveAttribute('href', 'tel:+14055550140');
  });

  it('shows the logo in place of the name [R-COMPANY-3]', async () => {
    answering(company({ name: 'Prairie Movers', logo: '/api/v3/company/logo/1' }));
    render(<Masthead />);
    expect(await screen.findByAltText('Prairie Movers')).toHaveAttribute(
      'src',
      '/api/v3/company/logo/1',
    );
    expect(screen.queryByText('Prairie Movers')).not.toBeInTheDocument();
  });

  it.each([
    ['has said nothing', () => company()],
    ['cannot be asked', () => new Response('', { status: 500 })],
    ['does not answer', () => null],
  ])(
    'leaves the page as it is while the company has said nothing, or the server does not answer: %s [R-COMPANY-3]',
    async (_how, answer) => {
      answering(answer());
      const { container } = render(<Masthead />);
      // Its room is kept until then.
      expect(container).not.toBeEmptyDOMElement();
      await waitFor(() => expect(container).toBeEmptyDOMElement());
    },
  );
});
