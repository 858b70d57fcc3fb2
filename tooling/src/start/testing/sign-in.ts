export type ApiResponse = { status: number; body: string };
type StaffCall = (method: string, path: string, body?: object) => Promise<ApiResponse>;

/** Signs in; what it returns calls the product with the session. */
export async function signIn(url: string, username: string, password: string): Promise<StaffCall> {
  const send = (method: string, path: string, body?: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const opened = await send('POST', '/api/auth/login', { username, password });
  if (opened.status !== 200) throw new Error(`Signing in was answered with ${opened.status}.`);
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async (method, path, body) => {
    const response = await send(method, path, body, cookie);
    return { status: response.status, body: await response.text() };
  };
}
