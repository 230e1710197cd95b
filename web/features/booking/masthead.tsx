import { useEffect, useState, type CSSProperties, type JSX } from 'react';
import type { CompanyView } from '#modules/company/contract/company.view.js';
// Not from its index, which would load more than visitors need.
import { phoneLink, showPhone } from '../../shared/format/phone';

/**
 * Whose page it is. Without an answer the page books just as well. Its room is kept until then, so that
 * nothing that is being read moves down.
 */
export function Masthead(): JSX.Element | null {
  // Null: nothing is known, and nothing will be.
  const [company, setCompany] = useState<CompanyView | null>();
  useEffect(() => {
    fetch('/api/v3/company')
      .then(async (answer) => setCompany(answer.ok ? ((await answer.json()) as CompanyView) : null))
      .catch(() => setCompany(null));
  }, []);
  if (company === undefined) return <div className="masthead" />;
  if (company === null) return null;
  const { name, phone, color, logo } = company;
  if (!name && !phone && !logo) return null;
  const dial = phoneLink(phone);
  return (
    <header className="masthead" style={{ '--brand': color } as CSSProperties}>
      {logo ? <img src={logo} alt={name} /> : <span>{name}</span>}
      {dial ? <a href={dial}>{showPhone(phone)}</a> : phone}
    </header>
  );
}
