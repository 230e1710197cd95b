import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { givenCustomer, renderApp } from '../../../testing';
import { CustomerPageContext, type CustomerPageState } from '../form/customer-context';
import { unsavedOf } from '../form/savable';
import type { CustomerValues } from '../form/values';
import { UnsavedFollowed } from './unsaved-followed';
import { useUnsaved } from './leave-watch';

jest.mock('../form/savable', () => {
  const savable = jest.requireActual<typeof import('../form/savable')>('../form/savable');
  return { ...savable, unsavedOf: jest.fn(savable.unsavedOf) };
});

const base = givenCustomer();

const drawn: string[] = [];
function Count({ part }: { part: string }): JSX.Element {
  drawn.push(part);
  return <p>{`${part}: ${useUnsaved().changes.length} unsaved`}</p>;
}

function Page(): JSX.Element {
  const form = useForm<CustomerValues>({ defaultValues: base });
  return (
    <FormProvider {...form}>
      <CustomerPageContext value={{ base } as CustomerPageState}>
        <UnsavedFollowed>
          <input aria-label="First name" {...form.register('firstName')} />
          {['Footer', 'Guard', 'Notice'].map((part) => (
            <Count key={part} part={part} />
          ))}
        </UnsavedFollowed>
      </CustomerPageContext>
    </FormProvider>
  );
}

it('finds out once a keystroke what is unsaved, for all who show it', async () => {
  const { user } = renderApp(<Page />);
  const found = jest.mocked(unsavedOf);
  found.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'x');
  for (const part of ['Footer', 'Guard', 'Notice']) {
    expect(screen.getByText(`${part}: 1 unsaved`)).toBeVisible();
  }
  expect(found).toHaveBeenCalledTimes(1);
});

it('draws nothing of it again for the next key in the same field', async () => {
  const { user } = renderApp(<Page />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  await user.type(field, 'x');
  drawn.length = 0;
  await user.type(field, 'yz');
  expect(drawn).toEqual([]);
  await user.clear(field);
  await user.type(field, String(base.firstName));
  expect(screen.getByText('Footer: 0 unsaved')).toBeVisible();
});
