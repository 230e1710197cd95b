import type { ShortcutArea } from '../../shared/shortcuts';
import type { HelpPictureName } from './pictures';

export interface Guide {
  /** What to do there, a sentence or two each. */
  steps: readonly string[];
  pictures?: readonly HelpPictureName[];
  /** Whose shortcuts belong to it. */
  areas?: readonly ShortcutArea[];
}

/** What each topic teaches, by its id in `web/shared/help/topics.ts`. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  today: {
    steps: [
      'The card is whom to call next: C dials and opens a note of the call, S puts it off until tomorrow at 9, Enter opens the customer. Escape brings you back.',
      'Below it the queue goes on, the most urgent first. The arrows go from one to the next, and the same keys act there.',
      'Dispatchers also see the day drawn, and below it what is to be fixed of today and tomorrow, a row a thing. The arrows go to the act of a row and Enter does it: “Book OKC_04” books the truck that fits best, “Start +15 min” cures two jobs that are too close, “Add lead” opens the board at that seat. Ctrl+Z takes it back.',
      '“Held online” is what visitors of the web site hold now and for how long. Admins see the last 30 days and what is queued besides.',
    ],
    pictures: ['today'],
    areas: ['today'],
  },
  customers: {
    steps: [
      'Search by name, phone, email or tracking id. Best matches come first.',
      'A column’s heading sorts. The Columns button hides and shows columns; drag their edges to size them.',
      'A dash under RFQ, Confirmation, MYM or Follow Up means that this email has not been sent.',
      'A red asterisk marks an inactive customer. Switch to All to see them.',
      'Filter narrows the list down; Save view keeps what it shows under a name, for yourself or for everyone.',
    ],
    pictures: ['customer-list', 'saved-view'],
    areas: ['customers', 'list'],
  },
  customer: {
    steps: [
      'Add a pickup and a drop-off. As soon as both are complete, the quote at the side has hours and price.',
      'The button in the quote is always the next step: add an address, save, book, send the confirmation.',
      'Create Estimate fills in hours, movers and trucks. What you typed yourself stays; Undo takes all of it back.',
      'A stop says what crews found in its building before. Fill in takes that over where nothing is typed yet; Undo takes it back.',
      'What a quote or confirmation promised stands below the estimate, beside how long the day took.',
      'Drag a truck from the operations onto the small board, or press Book to take the truck that fits best.',
      'Find a slot has the five best times, also before you save. Enter holds one for 15 minutes, Enter again books it.',
      'In Find a slot, press W and type what the caller says: “thu after 1”, “mornings, not fri”, “12/3 before noon”.',
      'Once a truck is booked, day, hours and crew are locked. Use “Change day or hours…” to move a booked day. Locations can be changed: they are saved and booked again together.',
      'If someone else saved in between, both versions are shown field by field. Nothing you typed is lost.',
    ],
    pictures: ['customer', 'promises'],
    areas: ['customer', 'slots', 'stop', 'letter'],
  },
  leads: {
    steps: [
      'Call or write to someone, and the row leaves the list by itself.',
      'The first name under Managing is who looks after the customer.',
    ],
    areas: ['list'],
  },
  autobookings: {
    steps: [
      'Log a first confirmation call on the customer’s page, and the row is snoozed for 24 hours.',
      'After 48 hours without another call it is urgent.',
      'A confirmation email takes it off the list.',
    ],
    pictures: ['booking'],
    areas: ['list'],
  },
  'new-customer': {
    steps: [
      'First name, last name and how they heard of us are required.',
      'If the email or phone is known already, the page says so: open the earlier customer, or go on.',
    ],
  },
  'free-times': {
    steps: [
      'Say how long the job is, with how many trucks and movers, and when the caller would like it. The answer is there at once.',
      'Press 1 to 5 or open a row: the new customer gets the day, start, hours and movers. Nothing is booked yet.',
      'M shows the next five. The address has everything you asked, so a link shows a colleague the same.',
      'Drives are left out as long as there are no addresses. With them, find the time again on the customer’s page.',
    ],
    pictures: ['free-times'],
    areas: ['free'],
  },
  board: {
    steps: [
      'Drag a move up or down to another truck. Trucks that can take it light up; the others say why not.',
      'Change the start or the length in the move’s popup. A start outside what the customer was promised asks how they agreed.',
      'Follow in a move’s popup sends the truck there straight from the job before, without the yard in between. Unlink undoes it.',
      'Map, or the key M, shows the trucks’ ways of the day beside the board.',
      'Drag people from the crew panel to a seat. The first seat is for a team lead. Drag a truck’s handle to swap whole crews.',
      'The line at the top counts what needs attention. A click walks through it.',
      'What others change shows at once. Undo takes back your own steps.',
      'A time that a colleague holds counts down with their name. Click it to give it back: your own, or as a dispatcher any.',
      'Plan desk, or the key G, lists what was proposed for the day. J and K go through the steps of a way, Space leaves one out, Enter applies it. The board shows where each move would go.',
      'A truck’s menu takes it down for the day or from now on. Its bookings have to move first.',
    ],
    pictures: ['board', 'block-popup', 'crew-panel', 'week'],
    areas: ['board', 'block', 'moving', 'crew', 'desk'],
  },
  closing: {
    steps: [
      'Crews stamp their times by phone. What they forgot is dashed: it follows from the plan once the day is over.',
      'Type a time as 815 or 8:15 AM. Enter saves the job, with what is assumed, and goes to the next one that lacks something.',
      'All times opens breaks, extra work and the drives. What you type wins over the phones; an emptied field returns to them.',
    ],
    pictures: ['closing'],
  },
  'day-sheet': {
    steps: [
      'Choose a page for each truck or for each person, then Print. Moves without a truck are counted, but are on no page.',
    ],
  },
  branches: {
    steps: [
      'The address is where drives begin and end: choose a suggestion or set the pin.',
      'Zone O covers every zip code that no other zone lists.',
      'The share for online booking keeps the rest of the day’s truck-hours for the phone.',
      'Planning says whether moves may follow each other directly, how long an arrival window is, and what makes a time a good one.',
    ],
    areas: ['list'],
  },
  trucks: {
    steps: [
      'Remove from Service takes a truck off all boards to come. You are asked before its bookings become unassigned.',
      'A rental truck is added on the board, for one day.',
    ],
    areas: ['list'],
  },
  employees: {
    steps: [
      'When someone leaves, make them inactive. They are signed out at once, and their history stays.',
      'Sign out everywhere helps when a phone is lost.',
    ],
    areas: ['list'],
  },
  company: {
    steps: ['The preview shows how an email begins. Without a logo, the name stands on the color.'],
    pictures: ['company'],
  },
  templates: {
    steps: [
      'Choose a customer beside “Preview for” to see their own values in the email.',
      'A template without a branch is for every branch.',
    ],
    areas: ['list'],
  },
  sources: {
    steps: [
      'Edit a name in its row. A source that is no longer used is made inactive, not deleted.',
    ],
  },
  'problem-locations': {
    steps: [
      'Add the address with what made the work difficult: no parking, narrow stairs, a long walk.',
      'Searching a whole address also finds what is near it.',
    ],
    areas: ['list'],
  },
  constants: {
    steps: [
      'Ten typical moves show what your change does before you save it.',
      '“Use these figures” at an older version brings it back as a new one.',
    ],
  },
  ranges: {
    steps: [
      'Emma learns every night from the moves that are closed; “Train now” does it at once.',
      'A version that is held says why. Look at the worst moves first: often one has wrong times.',
    ],
    pictures: ['ranges'],
  },
  queues: {
    steps: [
      'Open a queue that is not healthy and read why its jobs failed.',
      'Retry starts a job again; Start now does not wait for its time.',
    ],
  },
  audit: {
    steps: [
      'Narrow it down by person, kind of thing, or days. A row opens all its fields, before and after.',
    ],
  },
  reports: {
    steps: [
      'Figures come first, then charts, then the table. Download gives a CSV file for a spreadsheet.',
      'A report that is too long to show is queued; it is ready under “Queued reports”.',
    ],
    pictures: ['report'],
  },
  schedule: {
    steps: [
      'Arrive to yard is half an hour before the truck leaves.',
      'The big button stamps the next time of the job: leave the yard, start, finish, back at the yard. A tap in error can be undone for two minutes.',
      'Breaks and extra time are below it. Say what took longer; the office reads it.',
      'Without a network the times are kept on the phone, “2 not sent”, and sent by themselves later. Open My Schedule once with a network before you leave.',
      'Sign out when all is sent and taken: signing out empties the phone.',
      'Open the job for directions, and tap a manager’s number to call.',
      'Subscribe gives a secret link for the calendar of your phone. Keep it to yourself.',
    ],
    pictures: ['schedule'],
  },
  mailbox: {
    steps: ['Open an email to see it as the customer would.'],
  },
};
