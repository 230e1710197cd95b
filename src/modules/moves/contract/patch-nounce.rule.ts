import {
  checkedBy,
  isBlank,
  REQUIRED_MESSAGE,
  TEXT_LIMITS,
  textFault,
} from '#kernel/validation/index.js';

interface SentPatch {
  move?: { meta?: object };
}

/** Whether a patch of `meta` contains nothing but `reconfirm`. */
export const isDismissalOnly = (patch: SentPatch): boolean => {
  const keys = Object.keys(patch.move?.meta ?? {});
  return keys.length === 1 && keys[0] === 'reconfirm';
};

/** The nounce of a patch: not required if `reconfirm` is the only key (R-MOVE-17). */
export const PatchNounce = (): PropertyDecorator =>
  checkedBy('patchNounce', (value, owner) => {
    if (!isBlank(value)) return textFault(value, TEXT_LIMITS.nounce);
    return isDismissalOnly(owner as SentPatch) ? null : REQUIRED_MESSAGE;
  });
