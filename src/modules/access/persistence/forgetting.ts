/**
 * The statement that removes rows whose instant `age` is before `$1`, a hundred at a time; rows that
 * another process is just removing are left to it.
 */
export const forgetting = (table: string, key: string, age: string): string => `
  delete from ${table} where ${key} in (
    select ${key} from ${table} where ${age} < $1
    order by ${age} limit 100 for update skip locked)`;
