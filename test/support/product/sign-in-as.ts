import { ApiClient } from '../api/api-client.js';

/**
 * Signs in through the development provider, as a person would.
 * @throws Error when refused
 */
export async function signInAs(origin: string, email: string): Promise<ApiClient> {
  const identity = await fetch(`${origin}/dev-idp/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email }),
  });
  const { id_token: idToken } = (await identity.json()) as { id_token: string };
  const answer = await new ApiClient(origin).post<{ token: string }>('access-token', { idToken });
  const { status, body } = answer;
  if (status !== 200) throw new Error(`Not signed in: ${status} ${JSON.stringify(body)}`);
  return new ApiClient(origin, body.token);
}
