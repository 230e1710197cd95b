import type { JSX } from 'react';
import { colorFault } from '#modules/company/contract/company-terms.js';
import { CompanyDto } from '#modules/company/contract/company.dto.js';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import {
  ColorField,
  PhoneField,
  PictureField,
  showRefusal,
  StoredFormPage,
  TextField,
  useAppForm,
  useStoredForm,
} from '../../shared/forms';
import { isDialable } from '../../shared/format';
import { FormSection } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useRemoveLogoMutation, useStoreLogoMutation, useUpdateCompanyMutation } from './api';
import { BrandPreview } from './brand-preview';
import styles from './company.module.css';

type CompanyValues = Omit<CompanyView, 'logo'>;

/** Visitors of the web site get a link that dials it. One that is kept as it was is not judged. */
const phoneFault = (kept: string, { phone }: CompanyValues): Record<string, string> =>
  phone === kept || phone.trim() === '' || isDialable(phone)
    ? {}
    : { phone: 'Enter a phone number that customers can call, such as (405) 555-0123' };

/** Name, phone and color are saved together; the logo is stored as soon as it is chosen. */
export function CompanyEditor({ company }: { company: CompanyView }): JSX.Element {
  const { logo, ...values } = company;
  const [save, saving] = useUpdateCompanyMutation();
  const [storeLogo] = useStoreLogoMutation();
  const [removeLogo] = useRemoveLogoMutation();
  const form = useAppForm<CompanyValues>({
    defaultValues: values,
    dto: CompanyDto,
    also: (typed) => phoneFault(values.phone, typed),
  });
  const stored = useStoredForm(form, values, 'company');

  const submit = async (sent: CompanyValues): Promise<void> => {
    try {
      const { logo: _logo, ...saved } = await save(sent).unwrap();
      form.reset(saved);
      toast.success('Company saved');
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <StoredFormPage
      title="Company"
      noun="company"
      form={form}
      stored={stored}
      saving={saving.isLoading}
      onSubmit={submit}
    >
      <div className={styles.page}>
        <div className={styles.parts}>
          <FormSection title="What customers know us by">
            <TextField
              name="name"
              label="Name"
              maxLength={100}
              description="Empty: the name of the branch"
            />
            <PhoneField
              name="phone"
              label="Phone"
              maxLength={40}
              description="For visitors of the web site"
            />
            <ColorField
              name="color"
              label="Color"
              required
              mayBe={(color) => colorFault(color) === null}
            />
          </FormSection>
          <FormSection title="Logo">
            <PictureField
              noun="logo"
              shown={logo ? <img className={styles.logo} src={logo} alt="The logo" /> : null}
              has={logo !== null}
              without="Emails, day sheets and the booking page show the name instead."
              store={(picture) => storeLogo(picture).unwrap()}
              remove={() => removeLogo().unwrap()}
            />
          </FormSection>
        </div>
        <BrandPreview control={form.control} logo={logo} />
      </div>
    </StoredFormPage>
  );
}
