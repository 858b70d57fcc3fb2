import { enter } from '../fixtures/back-office.ts';
import { expect, expectHydrated, test } from '../fixtures/test.ts';

/** Tries to make a user as the person who looks at the page, by every way that a script has. */
const attack = `
  document.querySelector('article h2').insertAdjacentHTML('afterend', '<p>Betik bu sayfada çalıştı.</p>');
  const made = (username) => JSON.stringify({ username, password: 'kestane rengi 48 atlar', role: 'admin', email: username + '@ornek.example' });
  const done = (name, said) => { document.documentElement.setAttribute('data-' + name, String(said)); };
  const attempt = (name, act) => Promise.resolve().then(act).then((said) => done(name, said), () => done(name, 'refused'));
  const post = (from, username) => from.fetch('/api/users', { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: made(username) }).then(({ ok }) => ok ? 'made' : 'refused');
  const opened = () => new Promise((resolve) => setTimeout(resolve, 1500));
  attempt('fetch', () => post(window, 'by-fetch'));
  attempt('plain', () => fetch('/api/users', { method: 'POST', mode: 'no-cors', credentials: 'include', body: made('by-plain') }).then(() => 'sent'));
  attempt('beacon', () => navigator.sendBeacon('/api/users', new Blob([made('by-beacon')], { type: 'text/plain' })) && 'sent');
  attempt('storage', () => localStorage.setItem('x', 'x') ?? 'written');
  attempt('cookie', () => { document.cookie = 'x=x'; return 'written'; });
  attempt('worker', () => navigator.serviceWorker.register('/assets/x.js').then(() => 'registered'));
  attempt('frame', async () => {
    const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { src: '/admin' }));
    await opened();
    return post(frame.contentWindow, 'by-frame');
  });
  attempt('window', async () => {
    const other = window.open('/admin', 'other');
    await opened();
    return post(other, 'by-window');
  });
  attempt('form', async () => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/users', enctype: 'text/plain', target: 'sent' });
    form.append(Object.assign(document.createElement('input'), { name: made('by-form').slice(0, -1) + ',"x":"', value: '"}' }));
    document.body.append(form);
    window.open('', 'sent');
    form.submit();
    return 'sent';
  });
`;
const ways = ['fetch', 'plain', 'beacon', 'storage', 'cookie', 'worker', 'frame', 'window', 'form'];

// A header of the test's own would have the browser ask before it loads fonts and scripts, as no visitor's browser does.
test.use({ extraHTTPHeaders: {} });

test('a script of the home page changes the page, and makes no user when an admin looks at it', async ({
  page,
  guard,
  product,
}) => {
  // What the browser refuses it says in the console.
  guard.allow(/^console: /);
  const { admin } = product.accounts;
  await enter(page, admin, '#pages');
  const names = async () => {
    const users = (await (await page.request.get('/api/users')).json()) as { username: string }[];
    return users.map(({ username }) => username).sort();
  };
  const before = await names();
  expect(before).toContain(admin.username);
  const content = '<h2>Merhaba</h2><p>Metin.</p>';
  const written = { title: 'Duyuru', slug: 'duyuru-betik', content, status: 'published', customJs: attack };
  const made = await page.request.post('/api/dynamic-pages', { data: written });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect((await page.request.post(`/api/pages/${id}/set-homepage`)).status()).toBe(200);

  try {
    await page.goto('/');
    await expect(page.getByText('Betik bu sayfada çalıştı.')).toBeVisible();
    for (const way of ways) await expect(page.locator(`html[data-${way}]`)).toBeAttached({ timeout: 15_000 });
    for (const way of ['fetch', 'storage', 'cookie', 'worker', 'frame', 'window'])
      expect([way, await page.locator('html').getAttribute(`data-${way}`)]).toEqual([way, 'refused']);
    expect(await names()).toEqual(before);

    // The page is as any other for its visitors, and what it leads to is not shut in with it.
    await expectHydrated(page);
    await expect(page.getByText('Betik bu sayfada çalıştı.')).toBeVisible();
    await page.getByRole('link', { name: 'Hakkımda' }).first().click();
    await expect(page).toHaveURL('/hakkimda');
    // The page is loaded anew, which ends what runs in the former one.
    await expect.poll(() => page.evaluate(() => origin).catch(() => 'null')).not.toBe('null');
    expect(await names()).toEqual(before);
  } finally {
    await page.request.delete(`/api/dynamic-pages/${id}?force=true`);
  }
});
