import { useState, type FormEvent, type JSX } from 'react';
import type { QuoteView } from '#modules/booking/contract/booking.view.js';
import { HOME_TYPES, isFlat, type HomeType } from '#modules/booking/contract/limits.js';
import { askQuote, type Home } from '../api';
import { Field } from '../field';
import { Notice } from '../notice';
import { wholeOf } from '../typed-whole';
import { useSending } from '../use-sending';

interface HomeStepProps {
  home: Home | null;
  onQuoted: (home: Home, quote: QuoteView) => Promise<void>;
}

const BEDROOMS = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms', '5 bedrooms'];
const USUAL = { bedrooms: 2, squareFeet: 1_600 };

const zipOfLink = (): string => new URLSearchParams(location.search).get('zip') ?? '';

/** Where from, how large, where to. */
export function HomeStep({ home, onQuoted }: HomeStepProps): JSX.Element {
  const [zip, setZip] = useState(home?.zip ?? zipOfLink());
  const [toZip, setToZip] = useState(home?.toZip ?? '');
  const [fromType, setType] = useState<HomeType>(home?.fromType ?? 'Apartment');
  const [size, setSize] = useState(String(home?.size ?? USUAL.bedrooms));
  const { isSending, refusal, send } = useSending();
  const { faults = {} } = refusal ?? {};

  const changeType = (type: HomeType): void => {
    if (isFlat(type) !== isFlat(fromType)) {
      setSize(String(isFlat(type) ? USUAL.bedrooms : USUAL.squareFeet));
    }
    setType(type);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(async () => {
      const sizeTyped = wholeOf('size', size) ?? Number.NaN;
      const asked = { zip: zip.trim(), fromType, size: sizeTyped, toZip: toZip.trim() };
      await onQuoted(asked, await askQuote(asked));
    });
  };

  return (
    <form className="card" onSubmit={submit} noValidate>
      <h2>What are you moving?</h2>
      <Notice text={refusal?.message} />
      <div className="pair">
        <Field
          label="Zip code"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          value={zip}
          onChange={({ target }) => setZip(target.value)}
          fault={faults['zip']}
        />
        <Field
          label="New zip"
          inputMode="numeric"
          value={toZip}
          onChange={({ target }) => setToZip(target.value)}
          fault={faults['toZip']}
        />
      </div>
      <div className="pair">
        <label className="field">
          <span>Home</span>
          <select value={fromType} onChange={({ target }) => changeType(target.value as HomeType)}>
            {HOME_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        {isFlat(fromType) ? (
          <label className="field">
            <span>Size</span>
            <select value={size} onChange={({ target }) => setSize(target.value)}>
              {BEDROOMS.map((name, bedrooms) => (
                <option key={name} value={bedrooms}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <Field
            label="Square feet"
            required
            inputMode="numeric"
            value={size}
            onChange={({ target }) => setSize(target.value)}
            fault={faults['size']}
          />
        )}
      </div>
      <div className="actions">
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? 'Working out the price…' : 'See price and free times'}
        </button>
      </div>
    </form>
  );
}
