import { beforeAll, describe, expect, it } from '@jest/globals';
import { accepted } from '../../support/product/busy-seller.js';
import { openOffice } from './office.js';

/** In the page: how far figures are from the right edge of their fields. */
const INSETS = `[...document.querySelectorAll('.mantine-NumberInput-input')].map(
  (field) => getComputedStyle(field).paddingInlineEnd)`;

/** In the page: by how much the table of the trucks is wider than its place, and whose words are cut. */
const TRUCKS = `(() => {
  const table = document.querySelector('[aria-label="Operations table"]');
  const isCut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth;
  return {
    over: table.scrollWidth - table.clientWidth,
    cut: [...table.querySelectorAll('input')].filter(isCut).map(({ ariaLabel }) => ariaLabel),
  };
})()`;

/** How the page of a customer is drawn where only a browser can tell. */
describe('the page of a customer', () => {
  const office = openOffice();

  beforeAll(async () => {
    const { admin, company } = office;
    const settings = `branch/${company.branch._id}/planning`;
    const { version } = await accepted<{ version: number }>(admin.get(settings));
    await accepted(admin.put(settings, { version, arrivalWindows: true }));
    const { id } = await accepted<{ id: string }>(
      admin.post('customermgt', {
        moveContractRequest: {
          customerInformation: { firstName: 'Ida', lastName: 'Gomez', referredBy: 'Web site' },
          moveDetails: { branchId: company.branch._id, requestedDay: office.dayAfter(3) },
        },
      }),
    );
    await office.dana.page.goto(`/emma/customer/${id}`);
    await office.button('Promise an arrival window for truck 1').click();
    await office.dana.page.getByLabel('Early start of truck 1').check();
  }, 60_000);

  it('has every figure 8 pixels from the right edge of its field', async () => {
    const insets = await office.dana.page.evaluate<string[]>(INSETS);
    expect(insets.length).toBeGreaterThan(8);
    expect([...new Set(insets)]).toEqual(['8px']);
  });

  it.each([1440, 1100, 360])(
    'shows all of a truck at %i pixels, nothing to push sideways or cut',
    async (width) => {
      await office.dana.page.setViewportSize({ width, height: 900 });
      expect(await office.dana.page.evaluate(TRUCKS)).toEqual({ over: 0, cut: [] });
    },
  );

  it('has grayer icons where they are off', async () => {
    const opacityOf = (name: string): Promise<number> =>
      office.dana.page.evaluate(
        `Number(getComputedStyle(document.querySelector('[aria-label="${name}"] svg')).opacity)`,
      );
    expect(await opacityOf('Clear the arrival window of truck 1')).toBe(1);
    expect(await opacityOf('Remove truck 1')).toBeLessThan(0.5);
  });
});
