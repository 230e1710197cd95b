/**
 * The statement that removes rows whose instant `age` is over, a hundred at a time; rows that
 * another process is just removing are left to it.
 */
export const purgeExpired = (table: string, key: string, age: string): string => `
  delete from ${table} where ${key} in (
    select ${key} from ${table} where ${age} < now()
    order by ${age} limit 100 for update skip locked)`;
