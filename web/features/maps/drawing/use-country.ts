import { useEffect, useState } from 'react';
import { loadCountry, NO_COUNTRY, type Country } from './load-country';

/** The country's outlines; null until they are loaded, empty if they cannot be. */
export function useCountry(): Country | null {
  const [country, setCountry] = useState<Country | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadCountry()
      .catch(() => NO_COUNTRY)
      .then((loaded) => {
        if (wanted) setCountry(loaded);
      });
    return () => {
      wanted = false;
    };
  }, []);
  return country;
}
