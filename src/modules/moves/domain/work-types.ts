/** Work done at a stop; '' is unspecified. The spelling of the field, `typeOfWOrk`, is the contract's. */
export const WORK_TYPES = ['', 'Load', 'Unload', 'LoadAndUnload', 'Hold', 'Packing'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** The part of a location that says what is done there. */
export interface StopWork {
  typeOfWOrk?: string | null;
  isPacking?: boolean | null;
}

export const isHold = (stop: StopWork | undefined): boolean => stop?.typeOfWOrk === 'Hold';

/** Work that brings things onto the truck. */
export const isLoading = (stop: StopWork): boolean =>
  stop.typeOfWOrk === 'Load' || stop.typeOfWOrk === 'LoadAndUnload';

export const isUnload = (stop: StopWork): boolean => stop.typeOfWOrk === 'Unload';

/** Source: decisions "States", Packing location. */
export const isPackingLocation = (stop: StopWork): boolean =>
  stop.typeOfWOrk === 'Packing' || stop.isPacking === true;
