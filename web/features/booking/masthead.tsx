import { useEffect, useState, type CSSProperties, type JSX } from 'react';
import type { CompanyView } from '#modules/company/contract/company.view.js';
// Not from its index, which would load more than visitors need.
import { phoneLink, showPhone } from '../../shared/format/phone';

/** Whose page it is. Without an answer the page books just as well. */
export function Masthead(): JSX.Element | null {
  const [company, setCompany] = useState<CompanyView>();
  useEffect(() => {
    fetch('/api/v3/company')
      .then(async (answer) => answer.ok && setCompany((await answer.json()) as CompanyView))
      .catch(() => undefined);
  }, []);
  if (!company) return null;
  const { name, phone, color, logo } = company;
  if (!name && !phone && !logo) return null;
  return (
    <header className="masthead" style={{ '--brand': color } as CSSProperties}>
      {logo ? <img src={logo} alt={name} /> : <span>{name}</span>}
      {phone && <a href={phoneLink(phone)}>{showPhone(phone)}</a>}
    </header>
  );
}
