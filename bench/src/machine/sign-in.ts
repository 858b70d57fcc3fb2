import { admin } from './program.ts';

/** Signs in as the administrator, and gives the cookie of the session. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (!response.ok || !cookie) throw new Error(`The bench cannot sign in: ${response.status} ${await response.text()}`);
  return cookie;
}
