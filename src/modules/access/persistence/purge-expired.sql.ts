/**
 * The statement that removes rows whose instant `age` has passed, a hundred at a time; it skips
 * rows that another process is removing.
 */
export const purgeExpired = (table: string, key: string, age: string): string => `
  delete from ${table} where ${key} in (
    select ${key} from ${table} where ${age} < now()
    order by ${age} limit 100 for update skip locked)`;
