import { describe, expect, it } from '@jest/globals';
import { signInPage } from './sign-in-page.js';

describe('signInPage', () => {
  const hostile = `"><script>alert('x')</script>&`;

  it('escapes everything that people typed', () => {
    const person = {
      email: hostile,
      name: hostile,
      branchName: hostile,
      roles: ['admin'] as const,
    };
    const html = signInPage({ people: [person], text: hostile, hasMore: false });
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
  });

  it('says so when nobody fits, and when there are more than it shows', () => {
    expect(signInPage({ people: [], text: 'zz', hasMore: false })).toContain('Nobody of that name');
    expect(signInPage({ people: [], text: '', hasMore: true })).toContain('search to find them');
  });
});
