export { AppForm, type AppFormProps } from './app-form';
export { CheckField, type CheckFieldProps } from './check-field';
export { DayBox, DayField, type DayBoxProps, type DayFieldProps } from './day-field';
export { countDirty, unsavedWords, useDirtyCount } from './dirty-count';
export { dropDraft, readDraft, writeDraft, type Draft } from './draft-store';
export { FieldMessage } from './field-message';
export type { FieldProps } from './field-props';
export { focusFirstFault } from './focus-first-fault';
export { NumberBox, type NumberBoxProps } from './number-box';
export { NumberField, type NumberFieldProps } from './number-field';
export { SaveBar, type SaveBarProps } from './save-bar';
export { SelectField, type Choice, type SelectFieldProps } from './select-field';
export { showServerFaults } from './server-faults';
export {
  TextAreaField,
  TextField,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './text-field';
export { useAppForm, type AppFormOptions } from './use-app-form';
export { useDraft, type DraftState } from './use-draft';
export { useField } from './use-field';
export { useLeaveBlock, useLeaveGuard, type LeaveBlock } from './use-leave-guard';
