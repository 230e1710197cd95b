/** An address with its position. Texts are '' when unknown. */
export interface Place {
  /** The provider's own id, opaque to everyone else. */
  placeId: string;
  /** What a person picks from. */
  description: string;
  /** 'street, city, state zip'. */
  normalizedStreetAddress: string;
  street: string;
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
  latitude: number;
  longitude: number;
  /** The position is that of the neighborhood or zip code, not of the door. */
  approximate: boolean;
  /** Nobody named the zip, and the town has several. */
  zipGuessed?: true;
}

/** 'street, city, state zip', as far as known. */
export function placeLine({ street, city, state, zip }: Omit<AddressParts, 'unit'>): string {
  const region = [state, zip].filter(Boolean).join(' ');
  return [street, city, region].filter(Boolean).join(', ');
}

export type AddressParts = Pick<Place, 'street' | 'unit' | 'city' | 'state' | 'zip'>;
