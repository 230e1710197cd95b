import type { Locator } from 'playwright-core';
import { ENTER, TAB } from '../../support/browser/hands.js';
import type { Office } from './office.js';

type Press = (target: Locator) => Promise<void>;

const byMouse: Press = (target) => target.click();

/** Who has a customer on the phone and sells them a move. */
export class Seller {
  constructor(private readonly office: Office) {}

  /** The rail with the price, whose button is always the next step. */
  get quote(): Locator {
    return this.office.dana.page.getByRole('region', { name: 'Quote' });
  }

  /** From the call until the customer's page is open. */
  async create(first: string, email: string, press = byMouse): Promise<void> {
    const { hands, dana } = this.office;
    await press(dana.page.getByRole('link', { name: 'New Customer' }));
    await this.office.focused(/^First name/);
    const who = [first, TAB, 'Gomez', TAB, '4055550123', TAB, TAB, email, TAB, 'w', TAB, TAB];
    await hands.type(...who);
    // In place of the day of the board.
    await dana.page.keyboard.press('Control+a');
    await hands.type(this.office.typedDay, TAB);
    await press(this.office.button('Create'));
    await dana.page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
  }

  /** From the call until both addresses and the drive between them are there. */
  async enter(first: string, email: string, press = byMouse): Promise<void> {
    const { dana } = this.office;
    await this.create(first, email, press);
    await this.stop('320 nw 22nd 73103', 'a', ['2', '2'], press);
    await this.stop('7701 sw 104th 73169', 'h', ['1800', '1'], press);
    await dana.page.getByText(/^Drive\s*\d+ min/).waitFor();
  }

  /** From the call until the confirmation is out. */
  async sell(first: string, email: string, more?: () => Promise<void>): Promise<void> {
    await this.enter(first, email);
    await this.next('Create estimate').click();
    await this.office.dana.page.getByText('Estimate created').waitFor();
    await more?.();
    await this.next(/^Save/).click();
    await this.next(/^Book /).click();
    await this.next('Send confirmation').click();
    await this.sendLetter(email);
  }

  /** The same without a mouse, with the keys of the page. */
  async sellByKeys(first: string, email: string, more?: () => Promise<void>): Promise<void> {
    const { keys, dana } = this.office;
    await this.enter(first, email, (target) => keys.activate(target));
    await keys.activate(this.next('Create estimate'));
    await dana.page.getByText('Estimate created').waitFor();
    await more?.();
    await keys.press('Control+s');
    await keys.activate(this.next(/^Book /));
    await keys.activate(this.next('Send confirmation'));
    await this.sendLetter(email, (target) => keys.activate(target));
  }

  private next(name: string | RegExp): Locator {
    return this.quote.getByRole('button', { name });
  }

  private async stop(
    address: string,
    kind: string,
    sizes: readonly string[],
    press: Press,
  ): Promise<void> {
    await press(this.next(/^Add /));
    await this.fillStop(address, kind, sizes);
  }

  /** One more than the page asks for. */
  async addStop(address: string, kind: string, sizes: readonly string[]): Promise<void> {
    await this.office.button('Add location').click();
    await this.fillStop(address, kind, sizes);
  }

  /** @param sizes what is typed into the fields that follow the kind */
  private async fillStop(address: string, kind: string, sizes: readonly string[]): Promise<void> {
    await this.office.focused(/^Address/);
    await this.office.hands.type(address, ENTER);
    await this.office.focused(/^Location type/);
    const fields = sizes.flatMap((size, at) => (at > 0 ? [TAB, size] : [size]));
    await this.office.hands.type(kind, TAB, ...fields);
  }

  /** The quote opens ready to go. */
  async sendQuote(email: string): Promise<void> {
    await this.next(/^Send quote/).click();
    const letter = this.office.dana.page.getByRole('dialog', { name: /^Email to/ });
    await letter.getByRole('button', { name: 'Send' }).click();
    await this.office.smtp.wait(({ to }) => JSON.stringify(to).includes(`"${email}"`));
    await letter.waitFor({ state: 'detached' });
  }

  async sendLetter(email: string, press = byMouse): Promise<void> {
    const { page } = this.office.dana;
    const letter = page.getByRole('dialog', { name: /^Email to/ });
    await press(letter.getByRole('button', { name: 'Send' }));
    const question = page.getByRole('dialog', { name: 'Send email' });
    // It is read before it has the focus, and Enter is pressed by who sees where that is.
    await question.locator('button:focus', { hasText: 'Send' }).waitFor();
    await this.office.hands.type(ENTER);
    await this.office.smtp.wait(({ to }) => JSON.stringify(to).includes(`"${email}"`));
    await this.quote.getByText('Confirmed').waitFor();
  }
}
