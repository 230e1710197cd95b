/** Work done at a stop; '' is unspecified. */
export const WORK_TYPES = ['', 'Load', 'Unload', 'LoadAndUnload', 'Hold', 'Packing'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** The part of a location that says what work is done there. */
export interface StopWork {
  workType: string | null | undefined;
  isPacking?: boolean | null;
}

/** A stop whose work may be unspecified. */
type AnyWork = Partial<Pick<StopWork, 'workType'>>;

export const isHold = (stop: AnyWork | undefined): boolean => stop?.workType === 'Hold';

/** Work that brings things onto the truck. */
export const isLoading = (stop: AnyWork): boolean =>
  stop.workType === 'Load' || stop.workType === 'LoadAndUnload';

export const isUnload = (stop: AnyWork): boolean => stop.workType === 'Unload';

/** By its work or by its packing switch (R-MOVE-3). */
export const isPackingLocation = (stop: StopWork): boolean =>
  stop.workType === 'Packing' || stop.isPacking === true;
