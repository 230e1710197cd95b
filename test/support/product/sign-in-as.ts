import { ApiClient } from '../api/api-client.js';

/** Signs in through the development provider, as a person would. */
export async function signInAs(origin: string, email: string): Promise<ApiClient> {
  const identity = await fetch(`${origin}/dev-idp/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email }),
  });
  const { id_token: idToken } = (await identity.json()) as { id_token: string };
  const { body } = await new ApiClient(origin).post<{ token: string }>('access-token', { idToken });
  return new ApiClient(origin, body.token);
}
