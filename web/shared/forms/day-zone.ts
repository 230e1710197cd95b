import { createContext } from 'react';

/** The computer's own time zone: meant only while no branch is known. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone whose day “today” is in a day field that is told no other: the viewing branch's. */
export const DayZone = createContext(HERE);
