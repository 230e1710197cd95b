import { roleLabels } from '#kernel/permission.js';
import type { SignInPerson } from '../ports/employee-directory.js';
import { escapeHtml, pageFrame } from './page-frame.js';

interface Found {
  people: readonly SignInPerson[];
  /** What was searched for. */
  text: string;
  /** Whether there are more than are shown. */
  hasMore: boolean;
}

/** The list of people to sign in as; works without any script. */
export const signInPage = (found: Found): string =>
  pageFrame(
    'Sign in as…',
    `<p class="note">No password is asked here: whoever reaches this page can sign in as anyone.</p>
${search(found)}
${list(found, choice, (items) => `<form method="post">${items}</form>`)}`,
  );

/**
 * The same people for someone who opens the provider's own address, with a link to where a sign-in
 * begins.
 */
export const peoplePage = (found: Found): string =>
  pageFrame(
    'People to sign in as',
    `<p class="note">No password is asked here: whoever reaches this server can sign in as anyone.
<a href="/signin">Sign in as one of them</a></p>
${search(found)}
${list(found, (person) => `<div class="person">${words(person)}</div>`)}`,
  );

const search = ({ text }: Found): string => `<form class="search" method="get" role="search">
<label for="q">Search by name or email</label>
<input id="q" name="q" type="search" value="${escapeHtml(text)}" autocomplete="off" autofocus>
<button>Search</button>
</form>`;

function list(
  { people, hasMore }: Found,
  itemOf: (person: SignInPerson) => string,
  wrap = (items: string): string => items,
): string {
  const items = people.map((person) => `<li>${itemOf(person)}</li>`).join('\n');
  return `${items ? wrap(`<ul>\n${items}\n</ul>`) : '<p role="status">Nobody of that name is active.</p>'}
${hasMore ? '<p class="note">There are more people: search to find them.</p>' : ''}`;
}

const choice = (person: SignInPerson): string =>
  `<button class="person" name="email" value="${escapeHtml(person.email)}">${words(person)}</button>`;

const words = ({ email, name, branchName, roles }: SignInPerson): string =>
  `<span class="name">${escapeHtml(name)}</span>
<span class="roles">${roleLabels(roles)}</span>
<span class="detail">${escapeHtml(email)} · ${escapeHtml(branchName)}</span>`;
