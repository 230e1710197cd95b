export interface BedroomRowView {
  bedrooms: number;
  minutes: number;
}

export interface SizeRowView {
  /** `null`: everything above. */
  upTo: number | null;
  minutes: number;
}

/** The figures that an estimate is computed from, one version of them (R-EST-1). */
export interface ConstantsView {
  version: number;
  /** `YYYY-MM-DD`. */
  effectiveFrom: string;
  /** Apartment and Condo, by bedrooms; the last row covers more. */
  apartmentValues: BedroomRowView[];
  /** House and Town-home, by square feet. */
  houseValues: SizeRowView[];
  /** Storage, by square feet of floor. */
  storageValues: SizeRowView[];
  /** Pod and Rental Truck, by length in feet. */
  portableValues: SizeRowView[];
  unloadFactor: number;
  stairsCoefficient: number;
  elevatorCoefficient: number;
  storiesCoefficient: number;
  walkCoefficient: number;
  boxMinutes: number;
  thirdMoverFactor: number;
  /** Cubic feet per base minute of loading. */
  volumePerMinute: number;
  /** Cubic feet. */
  truckVolume: number;
}

/** One of the ten typical moves of POST /booking/constants/preview; hours. */
export interface ConstantsPreviewRow {
  label: string;
  before: number;
  after: number;
}
