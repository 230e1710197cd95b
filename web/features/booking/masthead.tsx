import { useEffect, useState, type CSSProperties, type JSX } from 'react';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import { phoneDigits, showPhone } from '#kernel/phone.js';

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
      {phone && <a href={`tel:+1${phoneDigits(phone)}`}>{showPhone(phone)}</a>}
    </header>
  );
}
