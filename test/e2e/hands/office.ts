import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator } from 'playwright-core';
import type { ApiClient } from '../../support/api/api-client.js';
import { Hands } from '../../support/browser/hands.js';
import type { Effort } from '../../support/browser/hands.js';
import { openTestBrowser } from '../../support/browser/open-browser.mjs';
import { Typist } from '../../support/browser/typist.js';
import { keepShot, signInAs, visit } from '../../support/browser/visitor.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { givenCompany } from '../../support/given/given-company.js';
import type { Company } from '../../support/given/given-company.js';
import { startSmtpSink } from '../../support/mail/smtp-sink.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';
import { itAtNight } from '../../support/thorough.js';

type Screen = Parameters<typeof visit>[2];

interface Task {
  /** What is there already; costs nothing. */
  given: () => Promise<unknown>;
  work: () => Promise<void>;
}

const ZONE = 'America/Chicago';

/** The office of a small company: a manager at one browser whose clicks and keys are counted task by task. */
export class Office {
  smtp!: SmtpSink;
  admin!: ApiClient;
  company!: Company;
  browser!: Browser;
  dana!: Visitor;
  hands!: Hands;
  keys!: Typist;
  private product!: Product;
  private readonly today: DateTime;
  private daysAhead = 0;
  private readonly costs: Record<string, Effort> = {};

  /** @param zone the branch's time zone */
  constructor(readonly zone = ZONE) {
    this.today = DateTime.now().setZone(zone);
  }

  async open(): Promise<void> {
    this.smtp = await startSmtpSink();
    this.product = await startProduct({ SMTP_URL: this.smtp.url, FIRST_ADMIN: 'admin@emma.test' });
    this.admin = await this.product.signIn('admin@emma.test');
    this.company = await givenCompany(this.admin, this.zone);
    this.browser = await openTestBrowser();
    this.dana = await visit(this.browser, this.product.origin, { width: 1440, height: 900 });
    this.hands = await Hands.over(this.dana.page);
    this.keys = new Typist(this.dana.page);
    await signInAs(this.dana, 'manager@emma.test');
  }

  async close(): Promise<void> {
    for (const [task, { clicks, keys }] of Object.entries(this.costs))
      process.stderr.write(`${task}: ${clicks} clicks, ${keys} keys\n`);
    await this.browser?.close();
    await this.product?.stop();
    await this.smtp?.stop();
  }

  /** A colleague at a browser of their own. */
  async colleague(email: string, screen: Screen = {}): Promise<Visitor> {
    const colleague = await visit(this.browser, this.product.origin, screen);
    await signInAs(colleague, email);
    return colleague;
  }

  /** The branch's date that many days from now. */
  dayAfter(days: number): string {
    return this.today.plus({ days }).toISODate() ?? '';
  }

  /** The address of the branch's board of a day. */
  boardOf(day: string): string {
    return `/emma/move/${day}?branchId=${this.company.branch._id}`;
  }

  /** The day of the board that was opened last, as a person types it. */
  get typedDay(): string {
    return `+${this.daysAhead}`;
  }

  async openBoard(days: number): Promise<void> {
    this.daysAhead = days;
    await this.dana.page.goto(this.boardOf(this.dayAfter(days)));
    await this.truck('T01').waitFor();
  }

  /** A truck's row of the board. */
  truck(name: string): Locator {
    return this.dana.page.getByRole('group', { name: `Truck ${name}`, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.dana.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Waits until the field has the focus. */
  focused(name: RegExp): Promise<void> {
    const { page } = this.dana;
    return page.getByLabel(name).and(page.locator(':focus')).last().waitFor();
  }

  /** A test of what a task costs at most; a picture is kept when it fails. */
  task(name: string, most: Effort, task: Task): void {
    it(name, this.costing(name, most, task));
  }

  /** One that only the night has: a change has the same task by the pointer. */
  taskAtNight(name: string, most: Effort, task: Task): void {
    itAtNight(name, this.costing(name, most, task));
  }

  private costing(name: string, most: Effort, { given, work }: Task): () => Promise<void> {
    return async () => {
      try {
        await given();
        const effort = await this.hands.effortOf(work);
        this.costs[name] = effort;
        expect(effort.clicks).toBeLessThanOrEqual(most.clicks);
        expect(effort.keys).toBeLessThanOrEqual(most.keys);
      } catch (error) {
        await keepShot(this.dana, name.replace(/\W+/g, '-'));
        throw error;
      }
    };
  }
}

/** Opens an office for the tests of a file, and prints what each task cost after them. */
export function openOffice(zone?: string): Office {
  const office = new Office(zone);
  beforeAll(() => office.open());
  afterAll(() => office.close());
  return office;
}
