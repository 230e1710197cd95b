/** A part of a page, as it was when the picture was taken. */
export interface HelpPicture {
  /** What is to be seen: its caption, and words that the search finds. */
  shows: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

const PAGE = { width: 1064, height: 620 };

/**
 * The pictures of the help, each a file of `web/public/help`. `npm run help:pictures` takes them;
 * how is in `test/e2e/help/shots.ts`.
 */
export const HELP_PICTURES = {
  today: {
    ...PAGE,
    shows:
      'Whom to call next on a card, who waits besides below it, room on the trucks of the next 14 days beside.',
  },
  'customer-list': {
    ...PAGE,
    shows: 'The list narrowed down to a stage and to customers without an answer for 3 days.',
  },
  'saved-view': {
    width: 460,
    height: 190,
    shows: 'Save view gives what the list shows a name of its own.',
  },
  customer: {
    ...PAGE,
    shows: 'Days, stops and estimate of a move, and the quote with its next step on the right.',
  },
  booking: {
    width: 720,
    height: 780,
    shows: 'What a visitor of the web site sees: the price, and the days that are still free.',
  },
  board: {
    ...PAGE,
    shows: 'A row for each truck with its crew; the moves that have no truck yet are below.',
  },
  'block-popup': {
    width: 380,
    height: 346,
    shows:
      'A click on a move opens its stops, and buttons for an earlier or later start and more hours.',
  },
  'crew-panel': {
    width: 220,
    height: 560,
    shows: 'Who is free and on call that day. Drag a name to a seat beside a truck.',
  },
  week: {
    ...PAGE,
    height: 590,
    shows: 'The week: trucks as rows, days as columns, and how full each day is.',
  },
  closing: {
    ...PAGE,
    height: 300,
    shows: 'Each job of a day with the times that were stamped, and what it still lacks.',
  },
  'free-times': {
    ...PAGE,
    height: 560,
    shows: 'What the caller asks for above, and the best times for it below, with the reason.',
  },
  promises: {
    width: 720,
    height: 220,
    shows: 'Below the estimate: what emails promised about the day, and how long it took.',
  },
  ranges: {
    ...PAGE,
    shows: 'How many moves kept what was promised, the worst ones, and what quotes may promise.',
  },
  company: { ...PAGE, height: 400, shows: 'Name, phone, color and logo, and how an email begins.' },
  report: {
    ...PAGE,
    shows: 'Last month in four figures, its revenue by day, and below the table with totals.',
  },
  schedule: {
    width: 390,
    height: 640,
    shows: 'My Schedule on a phone: the times of the present job, and one button for the next one.',
  },
} as const satisfies Record<string, HelpPicture>;

export type HelpPictureName = keyof typeof HELP_PICTURES;

/** Where the page gets a picture. */
export const pictureFile = (name: HelpPictureName): string => `/help/${name}.webp`;
