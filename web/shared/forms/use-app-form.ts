import 'reflect-metadata';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { ClassConstructor } from 'class-transformer';
import { cleanTexts } from '#kernel/validation/index.js';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';
import { unreadFaults } from './unread-number';

export interface AppFormOptions<Values extends FieldValues> {
  /** The contract's DTO class: the same rules that the server runs. */
  dto?: ClassConstructor<object>;
  /** What is wrong by rules of the page's own besides the DTO's: sentences, by the field's path. */
  also?: (values: Values) => Readonly<Record<string, string>>;
  /** What the DTO checks instead of the values: what would be sent. */
  judged?: (values: Values) => object;
  defaultValues: DefaultValues<Values>;
  /** Rules of the page's own, instead of a DTO. */
  resolver?: Resolver<Values>;
}

type Rules<Values extends FieldValues> = Required<Pick<AppFormOptions<Values>, 'also' | 'judged'>>;

/** Adds the faults to the errors at their fields' paths; a field keeps the error that it has. */
function withFaults(errors: FieldErrors, faults: Readonly<Record<string, string>>): FieldErrors {
  for (const [field, message] of Object.entries(faults))
    if (!get(errors, field)) set(errors, field, { type: 'page', message } satisfies FieldError);
  return errors;
}

function rulesOf<Values extends FieldValues>(
  dto: ClassConstructor<object>,
  { also, judged }: Rules<Values>,
): Resolver<Values> {
  // What is checked replaces the values: its faults are shown at the fields of the same names.
  const rules = classValidatorResolver(dto as ClassConstructor<Values>, {}, { raw: true });
  return async (values, context, options) => {
    const judgement = await rules(cleanTexts(dto, judged(values)) as Values, context, options);
    const errors = withFaults({ ...judgement.errors }, also(values)) as FieldErrors<Values>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** A form that is checked when a field is left, then with every keystroke in it. */
export function useAppForm<Values extends FieldValues>(
  options: AppFormOptions<Values>,
): UseFormReturn<Values> {
  const { dto, judged = (values) => values, also = () => ({}), defaultValues, resolver } = options;
  const rules = resolver ?? (dto && rulesOf(dto, { also, judged }));
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    // AppForm moves the focus, in the order of the page rather than of registration.
    shouldFocusError: false,
    resolver: async (values, context, settings) => {
      const unread = unreadFaults(form.getErrors(), values);
      const judgement = await (rules?.(values, context, settings) ?? { values, errors: {} });
      if (unread.length === 0) return judgement;
      const { errors } = judgement;
      for (const [name, fault] of unread) set(errors, name, fault);
      return { values: {}, errors } as ResolverResult<Values>;
    },
  });
  return form;
}
