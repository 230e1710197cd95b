import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { keepShot, visit } from '../support/browser/visitor.js';
import { CLIENT_ID, startCompanyProvider } from '../support/product/company-provider.js';
import type { ProviderHabits } from '../support/product/company-provider.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';
import { someOf } from '../support/thorough.js';

const ADMIN = 'admin@emma.test';
const PUBLIC = { token_endpoint_auth_method: 'none' } as const;
const VERIFIED: Pick<ProviderHabits, 'claims' | 'claimsOf'> = {
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  claimsOf: (email) => ({ email, email_verified: true }),
};

const COMPANIES: [what: string, habits: ProviderHabits, settings: Record<string, string>][] = [
  [
    'says nothing of whether an address was verified',
    {
      ...VERIFIED,
      claimsOf: (email) => ({ email }),
      tellsIn: 'idToken',
      client: PUBLIC,
    },
    { OIDC_TRUST_UNVERIFIED_EMAIL: 'on' },
  ],
  ['tells addresses at userinfo only', { ...VERIFIED, tellsIn: 'userinfo', client: PUBLIC }, {}],
  [
    'asks for a client secret',
    {
      ...VERIFIED,
      tellsIn: 'idToken',
      client: { token_endpoint_auth_method: 'client_secret_basic', client_secret: 'a/secret +&%' },
    },
    { OIDC_CLIENT_SECRET: 'a/secret +&%' },
  ],
  [
    'has the address in a claim of its own',
    {
      claims: { openid: ['sub', 'upn'] },
      claimsOf: (email) => ({ upn: email.toUpperCase() }),
      tellsIn: 'userinfo',
      client: { token_endpoint_auth_method: 'client_secret_post', client_secret: 'of the body' },
    },
    {
      OIDC_CLIENT_SECRET: 'of the body',
      OIDC_EMAIL_CLAIM: 'upn',
      OIDC_TRUST_UNVERIFIED_EMAIL: 'on',
    },
  ],
];

/** As many kinds of companies do: each provider is a real one, and so is the browser. */
describe('signing in with the company account', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    // The provider's own remarks about its runtime and defaults are not ours to answer.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    product = await startProduct({ FIRST_ADMIN: ADMIN });
    browser = await openTestBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    jest.restoreAllMocks();
  });

  it.each(someOf(COMPANIES, 4))('works with a provider that %s', async (what, habits, settings) => {
    const provider = await startCompanyProvider(habits, `${product.origin}/signin`);
    await product.kill();
    await product.restart({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      ...settings,
    });
    const visitor = await visit(browser, product.origin);
    const { page } = visitor;
    const signIn = async (login: string): Promise<void> => {
      await page.goto('/signin');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByPlaceholder('Enter any login').fill(login);
      await page.getByPlaceholder('and password').fill('x');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    try {
      await signIn(ADMIN);
      await page.waitForURL(/\/emma(\/|$)/);
      await page.getByRole('link', { name: 'All Customers' }).waitFor();
      expect(visitor.complaints).toEqual([]);
    } catch (error) {
      await keepShot(visitor, `company-account-${what}`);
      throw error;
    } finally {
      await visitor.close();
      await provider.close();
    }
  });
});
