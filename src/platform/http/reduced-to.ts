import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const REDUCED_TO = 'reduced-to';
export const SHOWN_TO_CREWS = 'x-shown-to-crews';

/** What a reader is shown of an answer: fields by name, within fields and lists, or `true` for all of a plain one. */
export type ShownFields = true | { readonly [field: string]: ShownFields };

/**
 * What movers and team leads get of a call's answer; everything else is left out. A call that they may make and that does
 * not say it is refused to them.
 */
export const ReducedTo = (shown: ShownFields): MethodDecorator & ClassDecorator =>
  // The API document tells by it which fields an answer always has.
  applyDecorators(SetMetadata(REDUCED_TO, shown), ApiExtension(SHOWN_TO_CREWS, shown));
