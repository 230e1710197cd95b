import type { Role } from '../../../kernel/permission.js';
import type { SignInPerson } from '../employee-directory.js';
import { escapeHtml } from './escape-html.js';
import { pageFrame } from './page-frame.js';

interface SignInPage {
  people: readonly SignInPerson[];
  /** What was searched for. */
  text: string;
  /** There are more than are shown. */
  hasMore: boolean;
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  mover: 'Mover',
  team_lead: 'Team lead',
  sales: 'Sales',
  manager: 'Manager',
  admin: 'Admin',
};

/** The list of people to sign in as: works without any script. */
export const signInPage = ({ people, text, hasMore }: SignInPage): string =>
  pageFrame(
    'Sign in as…',
    `<p class="note">No password is asked here: whoever reaches this page can sign in as anyone.</p>
<form class="search" method="get" role="search">
<label for="q">Search by name or e-mail</label>
<input id="q" name="q" type="search" value="${escapeHtml(text)}" autocomplete="off" autofocus>
<button>Search</button>
</form>
${people.length > 0 ? peopleList(people) : '<p role="status">Nobody of that name is active.</p>'}
${hasMore ? '<p class="note">There are more people: search to find them.</p>' : ''}`,
  );

const peopleList = (people: readonly SignInPerson[]): string =>
  `<form method="post">\n<ul>\n${people.map(personItem).join('\n')}\n</ul>\n</form>`;

const personItem = ({ email, name, branchName, roles }: SignInPerson): string =>
  `<li><button class="person" name="email" value="${escapeHtml(email)}">
<span class="name">${escapeHtml(name)}</span>
<span class="roles">${roles.map((role) => ROLE_WORDS[role]).join(', ')}</span>
<span class="detail">${escapeHtml(email)} · ${escapeHtml(branchName)}</span>
</button></li>`;
