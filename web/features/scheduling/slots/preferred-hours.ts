/** When a job may start, in minutes after midnight, both included; null: any. */
export interface Half {
  earliest: number | null;
  latest: number | null;
}

interface Clock {
  minutes: number;
  /** The half of the day was said, or there is only one such hour. */
  isSure: boolean;
}

const HOUR = 60;
const NOON = 12 * HOUR;
const QUARTER = 15;
/** Work begins at seven: an earlier hour is one of the afternoon. */
const FIRST_HOUR = 7;

const TIME = /^(\d{1,2})(?::(\d{2}))?(am|pm|a|p)?$/;

/** `1`, `1:30`, `1pm`, `13:30`, `noon`. */
function clockAt(word: string): Clock | null {
  if (word === 'noon') return { minutes: NOON, isSure: true };
  const [, hours, minutes = '0', half] = TIME.exec(word) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || minute >= HOUR) return null;
  if (half) {
    if (hour < 1 || hour > 12) return null;
    return {
      minutes: ((hour % 12) + (half.startsWith('p') ? 12 : 0)) * HOUR + minute,
      isSure: true,
    };
  }
  if (hour > 23) return null;
  const isAfternoon = hour > 0 && hour < FIRST_HOUR;
  const isSure = hour === 0 || hour > 12;
  return { minutes: (isAfternoon ? hour + 12 : hour) * HOUR + minute, isSure };
}

/** From one to the other; `10 to 7` ends in the evening. */
function span(first: Clock, last: Clock): Half {
  const isLater = last.minutes < first.minutes && !last.isSure && last.minutes < NOON;
  return { earliest: first.minutes, latest: last.minutes + (isLater ? NOON : 0) };
}

const STARTS = ['after', 'from', 'since'];
const ENDS = ['until', 'till', 'by'];
const LINKS = ['to', 'and', 'until', 'till', 'through', 'thru'];

/**
 * The times at the beginning of the words, and how many words that took: `after 1`, `before noon`,
 * `9-12`, `from 9 to 12`, `at 8:30`, `around 10`. Before an hour is a quarter of an hour before it.
 */
export function readTimes(words: readonly string[]): { times: Half; took: number } | null {
  const [lead = ''] = words;
  const isLed = [...STARTS, ...ENDS, 'before', 'between', 'at', 'around', 'about'].includes(lead);
  const [word = '', link = '', last = ''] = isLed ? words.slice(1) : words;
  const ahead = isLed ? 1 : 0;

  const [left = '', right] = word.split('-');
  const first = clockAt(left);
  if (!first) return null;
  const second = right === undefined ? LINKS.includes(link) && clockAt(last) : clockAt(right);
  const mayEnd =
    !ENDS.includes(lead) && lead !== 'before' && (link !== 'and' || lead === 'between');
  if (second && (right !== undefined || mayEnd)) {
    return { times: span(first, second), took: ahead + (right === undefined ? 3 : 1) };
  }
  if (right !== undefined) return null;
  return { times: timesOf(lead, first.minutes), took: ahead + 1 };
}

function timesOf(lead: string, minutes: number): Half {
  if (STARTS.includes(lead)) return { earliest: minutes, latest: null };
  if (ENDS.includes(lead)) return { earliest: null, latest: minutes };
  if (lead === 'before') return { earliest: null, latest: Math.max(0, minutes - QUARTER) };
  if (lead === 'around' || lead === 'about') {
    return {
      earliest: Math.max(0, minutes - HOUR),
      latest: Math.min(24 * HOUR - 1, minutes + HOUR),
    };
  }
  return { earliest: minutes, latest: minutes };
}
