import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

const problem = (code: string) => ({
  message: expect.stringMatching(/[a-zçğıöşü]\.$/),
  code,
  errors: expect.any(Array),
});

test('the old address of the appointment page redirects permanently, with its query', async ({ request }) => {
  const response = await request.get('/appointment?hizmet=oyun-terapisi', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/randevu?hizmet=oyun-terapisi');
});

test('unknown addresses are 404, as pages and as calls', async ({ page, request, guard }) => {
  guard.allow(/status of 404/);
  expect((await page.goto('/boyle-bir-sayfa-yok'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const path of ['/api/boyle-bir-sey-yok', '/api/menus/slug/yok', '/api/legal-texts/yok']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.json()).toEqual(problem('NOT_FOUND'));
  }
  expect((await request.get('/yok.js')).status()).toBe(404);
});

test('every answer carries the security headers, and scripts run by a hash or a nonce alone', async ({ request }) => {
  const pages = [await request.get('/'), await request.get('/randevu'), await request.get('/admin')];
  for (const response of [...pages, await request.get('/api/site-settings')]) {
    const headers = response.headers();
    expect(headers['content-security-policy']).toMatch(/script-src( '(nonce|sha256)-[^']+')+ 'strict-dynamic'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  for (const page of pages) {
    // The scripts of a page besides its data, which does not run: their hashes are allowed, and no others.
    const scripts = [
      ...(await page.text()).matchAll(/<script(?! (?:data-head="" )?type="application\/)[^>]*>(.*?)<\/script>/gs),
    ];
    const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes).not.toEqual([]);
    const [, allowed = ''] = page.headers()['content-security-policy']?.match(/script-src ([^;]*);/) ?? [];
    expect(allowed.split(' ').sort()).toEqual([...hashes, "'strict-dynamic'"].sort());
  }
});

test('a page that nothing has changed on is not sent again', async ({ request }) => {
  const first = await request.get('/randevu');
  const again = await request.get('/randevu', { headers: { 'If-None-Match': first.headers().etag ?? '' } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
});

test('a script that somebody smuggles into the page does not run', async ({ page, guard }) => {
  guard.allow(/Content Security Policy/);
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('div');
    script.innerHTML = '<img src="data:image/png;base64,AA" onerror="window.smuggled = true">';
    document.body.append(script);
    return new Promise((resolve) => {
      script.querySelector('img')?.addEventListener('error', () => resolve('smuggled' in window));
    });
  });
  expect(ran).toBe(false);
});

test('a script that somebody smuggles into the HTML does not run', async ({ page, guard }) => {
  guard.allow(/Content Security Policy/);
  const smuggled =
    '<script>window.smuggled = true</script><img src="data:image/png;base64,AA" onerror="window.smuggled = true">';
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', `${smuggled}$&`) });
  });
  await page.goto('/');
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await page.locator('img[onerror]').count()).toBe(1);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test('visitors get no cookie and leave none behind', async ({ page, context }) => {
  const setters: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['set-cookie']) setters.push(response.url());
  });
  for (const path of ['/', '/randevu', '/kvkk-aydinlatma-metni']) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  }
  expect(await context.cookies()).toEqual([]);
  expect(setters).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('pages send requests to the site alone', async ({ page, product }) => {
  const others = new Set<string>();
  page.on('request', (requested) => {
    const { origin, protocol } = new URL(requested.url());
    if (protocol.startsWith('http') && origin !== product.url) others.add(origin);
  });
  for (const path of ['/', '/randevu']) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  }
  expect([...others]).toEqual([]);
});

test('the server renders the pages with their data: hydrating asks for nothing', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/graphql')) requested.push(each.postData() ?? '');
  });
  await page.goto('/');
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(requested).toEqual([]);
});

test('health is public, metrics only on this machine', async ({ product, request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
  const forwarded = await request.get('/metrics');
  expect(forwarded.status()).toBe(404);
  const own = await fetch(`${product.url}/metrics`);
  expect(own.status).toBe(200);
  expect(await own.text()).toContain('# TYPE');
});

test('refusals come in the documented shape, with the field and a Turkish sentence', async ({ request }) => {
  const refused = await request.post('/api/appointments', { data: { parentName: 'A', surprise: true } });
  expect(refused.status()).toBe(400);
  const body = await refused.json();
  expect(body).toEqual(problem('VALIDATION_FAILED'));
  expect(body.errors).toContainEqual(
    expect.objectContaining({ field: 'parentName', message: 'En az 2 karakter olmalıdır' }),
  );
  expect(JSON.stringify(body.errors)).toContain('surprise');

  const unreadable = await request.post('/api/appointments', {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from('{"parentName":'),
  });
  expect(unreadable.status()).toBe(400);
  expect(await unreadable.json()).toEqual(problem('MALFORMED_REQUEST'));

  const strange = await request.get('/api/public/appointments/availability', { params: { date: 'dün' } });
  expect(strange.status()).toBe(400);
  expect(await strange.json()).toEqual(problem('VALIDATION_FAILED'));

  const graphql = await request.post('/graphql', { data: { query: '{ notifications { id message } }' } });
  const { errors } = await graphql.json();
  expect(errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', message: expect.stringMatching(/giriş/) });
});

test('a change requested by another site is refused', async ({ request }) => {
  const response = await request.post('/api/appointments', {
    headers: { Origin: 'https://baska-site.example', 'Sec-Fetch-Site': 'cross-site' },
    data: {},
  });
  expect(response.status()).toBe(403);
  expect(await response.json()).toEqual(problem('CROSS_SITE_REQUEST'));
});

test('visitors see taken times, but not whose they are', async ({ request }) => {
  const response = await request.get('/api/appointments');
  expect(response.status()).toBe(200);
  const times = await response.json();
  expect(times.length).toBeGreaterThan(0);
  const known = ['appointmentDate', 'appointmentEndTime', 'appointmentTime', 'duration', 'id', 'status'];
  for (const time of times) expect(Object.keys(time).sort()).toEqual(known);
});

test('eleven requests in a row from one address are too many, and the answer says for how long', async ({
  request,
}) => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const response = await request.post('/api/appointments', { data: bodyFor(count) });
    statuses.push(response.status());
    if (response.status() !== 429) continue;
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await response.json()).toEqual(problem('TOO_MANY_REQUESTS'));
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 10)).not.toContain(429);
});

/** A well-formed request for a time that the practice never offers. */
function bodyFor(count: number) {
  return {
    parentName: 'Sınır Deneyen',
    childName: 'Sınır Çocuk',
    childBirthDate: '2018-09-05',
    phone: '05321112233',
    email: `sinir-${count}@ornek.example`,
    serviceType: 'oyun-terapisi',
    appointmentDate: '2030-01-06',
    appointmentTime: '03:00',
    reason: 'Gece yarısı bir randevu istiyoruz.',
  };
}
