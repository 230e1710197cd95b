/** The properties of one event by name (with parameters), values unescaped. */
export type IcsEvent = Record<string, string | undefined>;

export interface IcsCalendar {
  calendar: IcsEvent;
  events: IcsEvent[];
}

const unescaped = (value: string): string =>
  value.replace(/\\(.)/g, (_all, char: string) => (/n/i.test(char) ? '\n' : char));

/** Reads an iCalendar stream according to RFC 5545: unfolds, splits, unescapes. */
export function readIcs(text: string): IcsCalendar {
  const calendar: IcsEvent = {};
  const events: IcsEvent[] = [];
  let current = calendar;
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):([^]*)$/.exec(line) ?? [];
    if (name === 'BEGIN' && value === 'VEVENT') events.push((current = {}));
    else if (name === 'END' && value === 'VEVENT') current = calendar;
    else if (name !== '' && name !== 'BEGIN' && name !== 'END') {
      // Clients read a property's value type from its name's parameters; URI says no more than URL.
      current[name.replace(';VALUE=URI', '')] = unescaped(value);
    }
  }
  return { calendar, events };
}
