/** Search terms that people of this company would type, taken from its customers. */
const MANY = 200;
/**
 * Share of all customers: more frequent names are looked at one by one, as there are few of them.
 */
const FREQUENT = 0.001;
/**
 * Share of all customers: a term that finds more is very common, one that finds less is ordinary.
 */
const VERY_COMMON = 0.01;

// Sorted by a hash, the rows come in a random order that is the same each time.
const NAMES = `
  select name, count(*)::float / (select count(*) from customers.customer) as share
  from customers.customer c, unnest(array[c.first_name, c.last_name]) name
  group by name order by md5(name)`;
const PEOPLE = `
  select first_name, last_name, phone, email from customers.customer
  where email <> '' and phone <> '' order by md5(id) limit ${MANY}`;

const SLIPS = [
  (word) => word.slice(0, 2) + word.slice(3),
  (word) => word[0] + word[2] + word[1] + word.slice(3),
  (word) => `${word.slice(0, -2)}x${word.slice(-1)}`,
];
const PHONES = [(phone) => phone, (phone) => phone.slice(-7), (phone) => phone.slice(-4)];

const inTurn = (ways, texts) => texts.map((text, n) => ways[n % ways.length](text));

/**
 * @param totalOf how many customers a term finds
 * @returns {Promise<Record<string, string[]>>} terms by description
 */
export async function findTerms(client, totalOf, customers) {
  const { rows: names } = await client.query(NAMES);
  const { rows: people } = await client.query(PEOPLE);
  const frequent = [];
  for (const { name } of names.filter(({ share }) => share > FREQUENT)) {
    frequent.push({ name, share: (await totalOf(name)) / customers });
  }
  const common = frequent.filter(({ share }) => share > VERY_COMMON);
  const ordinary = frequent.filter(({ share }) => share <= VERY_COMMON).map(({ name }) => name);
  const rare = names.filter(({ share }) => share <= FREQUENT).map(({ name }) => name);
  const words = [...ordinary, ...rare].filter((name) => /^[a-z]{6,}$/i.test(name));
  const lastNames = people.map((person) => person.last_name);
  return {
    common: common.map(({ name }) => name),
    ordinary,
    rare: rare.slice(0, MANY),
    full: people.map((person) => `${person.first_name} ${person.last_name}`),
    inside: words.slice(0, MANY).map((word) => word.slice(1, 5)),
    slip: inTurn(SLIPS, words.slice(0, MANY)),
    phone: inTurn(
      PHONES,
      people.map(({ phone }) => phone),
    ),
    email: people.map(({ email }) => email),
    twoLetters: [...new Set(lastNames.map((name, n) => name.slice(n % 3, (n % 3) + 2)))],
  };
}
