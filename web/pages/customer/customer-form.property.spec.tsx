import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { get } from 'react-hook-form';
import { live } from '../../shared/realtime';
import { givenActivity, givenCustomerWith, givenOperation } from '../../testing';
import { openCustomerPage } from '../../testing/customer-page';
import { T01, T02 } from '../../testing/given-board';
import { OneCustomerServer } from '../../testing/one-customer-server';
import type { Call } from '../../testing/fake-api';
import type { Rendered } from '../../testing/render-app';

/*
 * Whatever a person and a colleague do on the customer's page, and whatever happens to the
 * connection: what the server stores or mails is what the screen showed at that moment, and nothing
 * typed is lost.
 */

/** `npm run test:nightly` makes fifty, PAGE_SEED others; every test run makes these few, always the same. */
const RUNS = Number(process.env['PAGE_RUNS'] ?? 2);
const SEED = Number(process.env['PAGE_SEED'] ?? 20261122);
/** Far more than they take on a busy machine. */
const LONGEST_MS = 60_000 + RUNS * 30_000;

const FIELDS = {
  notes: 'move.activities.0.notes',
  inventory: 'move.activities.0.inventory',
  estHours: 'move.activities.0.estHours',
  duration: 'move.activities.0.operations.0.duration',
  rate: 'move.meta.rate',
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
/** What a truck holds fast. */
const LOCKED: readonly Field[] = ['estHours', 'duration'];

type Line = 'up' | 'down' | 'mute';
type Action =
  | { kind: 'edit'; field: Field; value: string }
  | { kind: 'fault' | 'reload' | 'unbook' | 'colleague' }
  | { kind: 'save' | 'mail'; line: Line }
  | { kind: 'book'; truck: string; line: Line; taken: boolean };

const line = fc.constantFrom<Line>('up', 'up', 'up', 'down', 'mute');
const text = fc.constantFrom('Dog', 'Piano', 'Gate 4711', 'Two flights');
const hours = fc.constantFrom('4', '5', '6.25', '3');
const anEdit = fc.oneof(
  fc.record({
    kind: fc.constant('edit'),
    field: fc.constantFrom('notes', 'inventory'),
    value: text,
  }),
  fc.record({
    kind: fc.constant('edit'),
    field: fc.constantFrom('estHours', 'duration'),
    value: hours,
  }),
  fc.record({
    kind: fc.constant('edit'),
    field: fc.constant('rate'),
    value: fc.constantFrom('50', '60'),
  }),
) as fc.Arbitrary<Action>;
const anAct = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('save'), line }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book'),
      truck: fc.constantFrom('T01', 'T02'),
      line,
      taken: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mail'), line }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('fault', 'reload', 'unbook', 'colleague') }),
  },
) as fc.Arbitrary<Action>;
/** Something is always typed between two acts. */
const actions = fc
  .array(fc.tuple(anEdit, anAct), { minLength: 3, maxLength: 5 })
  .map((pairs) => pairs.flat());

const ASKED = ['Save anyway', 'Save and continue', 'Send', 'Discard', 'Ok', 'Save'];

/** What happened in all runs together: a property of nothing would always hold. */
const happened = { save: 0, booking: 0, mail: 0 };

class Person {
  readonly server = new OneCustomerServer(
    givenCustomerWith(givenActivity({ operations: [givenOperation({ duration: 4 })] })),
  );
  /** What was last typed into each field, or stored before anything was. */
  readonly typed = Object.fromEntries(NAMES.map((field) => [field, this.stored(field)]));
  /** What was stored or mailed without being on screen. */
  readonly unseen: string[] = [];
  private view!: Rendered;
  private readonly listeners = new Map<string, { onGap: (revision: number) => void }>();

  constructor() {
    const { api } = this.server;
    this.server.onWrite = (call) => this.judge(call);
    const quote = { _id: '1'.repeat(24), name: 'Quote', subject: 'Quote', preview: '' };
    api.on('GET /mailer/template', [{ ...quote, regionId: null }]);
    api.on('GET /mailer/template/:id', {
      ...{ ...quote, regionId: null, template: 'rfq', mjml: '' },
      html: `<html><body><p>${NAMES.map((field) => `${field}={{${field}}};`).join('')}</p></body></html>`,
    });
    api.on('GET /mailer/customerdata/:id', () =>
      Object.fromEntries(NAMES.map((field) => [field, this.stored(field)])),
    );
    api.on('POST /mailer/send', (call) => {
      const { html } = call.body as { html: string };
      for (const field of NAMES)
        this.compare('mailed', field, html.match(`${field}=(.*?);`)?.[1] ?? '');
      happened.mail += 1;
      return { emailId: '2'.repeat(24), status: 'sent' };
    });
    jest.spyOn(live, 'watch').mockImplementation((topic, listener) => {
      this.listeners.set(topic, listener);
      return () => this.listeners.delete(topic);
    });
  }

  async begin(): Promise<void> {
    this.view = openCustomerPage();
    await this.settled();
  }

  leave(): void {
    this.view.unmount();
    this.server.api.restore();
    sessionStorage.clear();
    jest.restoreAllMocks();
  }

  async does(action: Action): Promise<void> {
    const { api, taken } = this.server;
    switch (action.kind) {
      case 'edit':
        this.type(action.field, action.value);
        break;
      case 'fault':
        this.type('estHours', '0');
        break;
      case 'reload':
        window.dispatchEvent(new Event('pagehide'));
        this.view.unmount();
        await this.begin();
        break;
      case 'save':
        api.line = action.line;
        this.press('button[type=submit]');
        break;
      case 'book':
        api.line = action.line;
        if (action.taken) taken.add(action.truck === 'T01' ? T01 : T02);
        if (this.press('[aria-label^="Book Truck 1"]'))
          this.press(`[role=group][aria-label="Truck ${action.truck}"]`);
        break;
      case 'unbook':
        this.press('[aria-label="Unbook truck 1"]');
        break;
      case 'mail':
        await this.mails(action.line);
        break;
      case 'colleague':
        this.server.change(({ move }) => {
          const [operation] = move.activities[0]!.operations;
          operation!.truck = operation!.truck ? null : T02;
          move.activities[0]!.alerts += '!';
        });
        act(() => this.listeners.forEach(({ onGap }) => onGap(9)));
        break;
    }
    await this.settled();
    api.line = 'up';
    taken.clear();
    await this.settled();
  }

  /** What is in a field, as it would be stored. */
  shown(field: Field): string {
    const { value } = document.querySelector<HTMLInputElement>(`[name="${FIELDS[field]}"]`)!;
    return value.replace(/^\$| h$/g, '');
  }

  stored(field: Field): string {
    return String(get(this.server.customer, FIELDS[field]));
  }

  isLocked(field: Field): boolean {
    const isBooked = this.server.activity.operations.some(({ truck }) => truck !== null);
    return isBooked && LOCKED.includes(field);
  }

  private async mails(way: Line): Promise<void> {
    this.press('button', 'Email');
    await this.settled();
    this.press('[role=dialog] [role=combobox]');
    await this.settled();
    this.press('[role=option]', 'Quote');
    await this.settled();
    this.server.api.line = way;
    if (document.body.textContent.includes('notes=')) this.press('[role=dialog] button', 'Send');
    await this.settled();
    this.server.api.line = 'up';
    this.press('[role=dialog] button', 'Cancel');
  }

  /** Each write, at the moment in which it reaches the server. */
  private judge({ method, path, body }: Call): void {
    const isSave = path.startsWith('/customermgt/');
    if (!isSave && method !== 'PUT') return;
    happened[isSave ? 'save' : 'booking'] += 1;
    for (const field of NAMES) {
      // What a save leaves out stays as it is stored.
      const sent: unknown = isSave ? get(body, FIELDS[field]) : this.stored(field);
      if (sent !== undefined) this.compare(isSave ? 'saved' : 'booked', field, String(sent));
    }
  }

  private compare(how: string, field: Field, given: string): void {
    const shown = this.shown(field);
    if (given !== shown) this.unseen.push(`${how} ${field} ${given} while ${shown} was on screen`);
  }

  private type(field: Field, value: string): void {
    const input = document.querySelector<HTMLInputElement>(`[name="${FIELDS[field]}"]`)!;
    if (input.disabled) return;
    act(() => input.focus());
    fireEvent.change(input, { target: { value } });
    act(() => input.blur());
    this.typed[field] = value;
  }

  private press(selector: string, label?: string): boolean {
    const found = [...document.querySelectorAll<HTMLButtonElement>(selector)].find(
      ({ disabled, textContent }) => !disabled && (!label || textContent.trim() === label),
    );
    if (found) fireEvent.click(found);
    return found !== undefined;
  }

  /** Until nothing is on its way, and every question is answered with yes. */
  private async settled(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      quiet = this.answers() || this.server.api.pending > 0 ? 0 : quiet + 1;
    }
  }

  private answers(): boolean {
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(
      (dialog) => !dialog.querySelector('form'),
    );
    const buttons = [...(dialogs.at(-1)?.querySelectorAll('button') ?? [])];
    const yes = buttons.find(({ textContent }) => ASKED.includes(textContent.trim()));
    if (yes) fireEvent.click(yes);
    return yes !== undefined;
  }
}

it(
  'stores and mails what the screen shows, and loses nothing that is typed',
  async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (script) => {
        const person = new Person();
        try {
          await person.begin();
          for (const action of script) {
            await person.does(action);
            expect(person.unseen).toEqual([]);
            for (const field of NAMES) expect(person.shown(field)).toBe(person.typed[field]);
          }
          await person.does({ kind: 'edit', field: 'estHours', value: '5' });
          await person.does({ kind: 'save', line: 'up' });
          await person.does({ kind: 'save', line: 'up' });
          for (const field of NAMES)
            if (!person.isLocked(field)) expect(person.stored(field)).toBe(person.typed[field]);
        } finally {
          person.leave();
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  LONGEST_MS,
);
