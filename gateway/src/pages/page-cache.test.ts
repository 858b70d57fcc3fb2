import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { FinishedPage, PageAddress } from './page-renderer.ts';

const maxBytes = 1024 ** 2;

function page(changes: Partial<FinishedPage> = {}): FinishedPage {
  return { status: 200, html: 'x', policy: '', fields: new Set(['siteSettings']), isWhole: true, ...changes };
}

function at(text: string): PageAddress {
  const [path = '', query] = text.split('?');
  return { path, search: query ? `?${query}` : '' };
}

const fill = (cache: PageCache, address: string, changes: Partial<FinishedPage> = {}) =>
  cache.make(at(address), async () => page(changes));

/** A page whose rendering ends when the test says so. */
function slow(cache: PageCache, address: string) {
  let finish: (finished: FinishedPage) => void = () => {};
  const rendered = new Promise<FinishedPage>((resolve) => {
    finish = resolve;
  });
  return { made: cache.make(at(address), () => rendered), finish };
}

it('finds what was rendered, and only that', async () => {
  const cache = new PageCache({ maxBytes });
  await fill(cache, '/');
  expect(cache.find(at('/'))?.body('identity')).toEqual(Buffer.from('x'));
  expect(cache.find(at('/blog'))).toBeUndefined();
});

it.each([
  ['is missing', { status: 404 }],
  ['has moved', { status: 301, location: '/' }],
  ['came without a part', { isWhole: false }],
  ['shows what no event is about', { fields: new Set(['availability']) }],
])('does not keep a page that %s', async (_what, changes) => {
  const cache = new PageCache({ maxBytes });
  await fill(cache, '/a', changes);
  expect(cache.find(at('/a'))).toBeUndefined();
});

it.each(['/a//', '//a', '/a//b', '/%61', '/a%2Fb', '/%c3%a7', '/%F0%9F'])(
  'does not keep another spelling of an address, such as %s',
  async (address) => {
    const cache = new PageCache({ maxBytes });
    await fill(cache, address);
    expect(cache.size).toBe(0);
  },
);

it('keeps an address with a slash at its end, which the settings may want', async () => {
  const cache = new PageCache({ maxBytes });
  await fill(cache, '/kvkk/');
  expect(cache.find(at('/kvkk/'))).toBeDefined();
});

it('keeps an address with letters that are not English', async () => {
  const cache = new PageCache({ maxBytes });
  await fill(cache, '/%C3%A7ocuk');
  expect(cache.find(at('/%C3%A7ocuk'))).toBeDefined();
});

it('drops exactly the pages that were rendered with a field that has changed', async () => {
  const cache = new PageCache({ maxBytes });
  await fill(cache, '/', { fields: new Set(['siteSettings', 'therapyServices']) });
  await fill(cache, '/kvkk', { fields: new Set(['siteSettings', 'legalText']) });
  cache.drop(['therapyServices']);
  expect(cache.find(at('/'))).toBeUndefined();
  expect(cache.find(at('/kvkk'))).toBeDefined();
});

it.each([
  ['a change of what it shows', (cache: PageCache) => cache.drop(['siteSettings'])],
  ['a new build', (cache: PageCache) => cache.clear()],
])(
  'does not keep a page whose rendering began before %s, nor give it to those who ask later',
  async (_what, change) => {
    const cache = new PageCache({ maxBytes });
    const old = slow(cache, '/');
    change(cache);
    const next = slow(cache, '/');
    old.finish(page({ html: 'old' }));
    expect((await old.made).page.html).toBe('old');
    expect(cache.find(at('/'))).toBeUndefined();
    next.finish(page({ html: 'new' }));
    expect((await next.made).page.html).toBe('new');
    expect(cache.find(at('/'))?.body('identity')).toEqual(Buffer.from('new'));
  },
);

it('keeps a page whose rendering began before a change of something else', async () => {
  const cache = new PageCache({ maxBytes });
  const { made, finish } = slow(cache, '/');
  cache.drop(['menu']);
  finish(page());
  await made;
  expect(cache.find(at('/'))).toBeDefined();
});

it('renders once for all who ask at the same time', async () => {
  const cache = new PageCache({ maxBytes });
  let renders = 0;
  const render = async () => {
    renders += 1;
    return page();
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.make(at('/'), render)));
  expect(renders).toBe(1);
});

it('is not stuck after a rendering that failed', async () => {
  const cache = new PageCache({ maxBytes });
  await expect(cache.make(at('/'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await fill(cache, '/');
  expect(cache.find(at('/'))).toBeDefined();
});

it('renders anew after a minute, and after a second when something has just changed', async () => {
  let now = 100_000;
  const cache = new PageCache({ maxBytes, now: () => now });
  await fill(cache, '/');
  now += 59_000;
  expect(cache.find(at('/'))).toBeDefined();
  now += 2000;
  expect(cache.find(at('/'))).toBeUndefined();
  cache.drop(['siteSettings']);
  await fill(cache, '/');
  expect(cache.find(at('/'))).toBeDefined();
  now += 1500;
  expect(cache.find(at('/'))).toBeUndefined();
});

it('renders anew a minute after its oldest data was read', async () => {
  let now = 100_000;
  const cache = new PageCache({ maxBytes, now: () => now });
  await fill(cache, '/', { dataFrom: now - 50_000 });
  now += 9000;
  expect(cache.find(at('/'))).toBeDefined();
  now += 2000;
  expect(cache.find(at('/'))).toBeUndefined();
});

it('has a page that is the same after its minute with the copies that were made of it', async () => {
  let now = 100_000;
  const cache = new PageCache({ maxBytes, now: () => now });
  const { cached: first } = await fill(cache, '/');
  now += 61_000;
  expect(cache.find(at('/'))).toBeUndefined();
  expect((await fill(cache, '/')).cached).toBe(first);
  expect(cache.find(at('/'))).toBe(first);
  now += 61_000;
  expect((await fill(cache, '/', { html: 'y' })).cached?.body('identity')).toEqual(Buffer.from('y'));
});

it('takes no more memory than it may, and keeps what is visited', async () => {
  const cache = new PageCache({ maxBytes: 100_000 });
  const html = 'x'.repeat(1000);
  await fill(cache, '/', { html });
  for (let index = 0; index < 200; index++) {
    await fill(cache, `/sayfa-${index}`, { html });
    expect(cache.find(at('/'))).toBeDefined();
    expect(cache.size).toBeLessThanOrEqual(100_000);
  }
  expect(cache.find(at('/sayfa-0'))).toBeUndefined();
  expect(cache.find(at('/sayfa-199'))).toBeDefined();
});

it('keeps nothing when it may take no memory', async () => {
  const cache = new PageCache({ maxBytes: 0 });
  expect((await fill(cache, '/')).cached).toBeUndefined();
  expect(cache.find(at('/'))).toBeUndefined();
});

describe('an address with a query', () => {
  it('is not kept when it is not known what the page reads of it', async () => {
    const cache = new PageCache({ maxBytes });
    await fill(cache, '/?x=1');
    await fill(cache, '/');
    expect(cache.find(at('/?x=1'))).toBeUndefined();
  });

  it('is that without the parameters which the page does not read', async () => {
    const cache = new PageCache({ maxBytes });
    const rendered: string[] = [];
    const visit = (address: string) =>
      cache.make(at(address), async ({ path, search }) => {
        rendered.push(path + search);
        return page({ query: ['hizmet'] });
      });
    await visit('/?gclid=1');
    for (const address of ['/', '/?hizmet=oyun&gclid=2', '/?hizmet=aile']) await visit(address);
    expect(rendered).toEqual(['/?gclid=1', '/', '/?hizmet=oyun', '/?hizmet=aile']);
    expect(cache.find(at('/?utm_source=a&gclid=3'))).toBe(cache.find(at('/')));
    expect(cache.find(at('/?gclid=4&hizmet=oyun'))).toBe(cache.find(at('/?hizmet=oyun')));
    expect(cache.find(at('/?hizmet=baska'))).toBeUndefined();
  });

  it('pushes out none without, however many there are', async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    const html = 'x'.repeat(1000);
    await fill(cache, '/', { html, query: ['sayfa'] });
    await fill(cache, '/blog', { html, query: ['sayfa'] });
    for (let index = 0; index < 200; index++) await fill(cache, `/blog?sayfa=${index}`, { html, query: ['sayfa'] });
    expect(cache.find(at('/'))).toBeDefined();
    expect(cache.find(at('/blog'))).toBeDefined();
    expect(cache.size).toBeLessThanOrEqual(100_000);
  });

  it('is not kept when it is longer than any that the site links to', async () => {
    const cache = new PageCache({ maxBytes });
    await fill(cache, '/', { query: ['ara'] });
    const before = cache.size;
    await fill(cache, `/?ara=${'x'.repeat(400)}`, { query: ['ara'] });
    expect(cache.size).toBe(before);
  });
});

describe('a page that cannot be made whole any more', () => {
  const MINUTE = 60_000;
  async function kept() {
    // The cache takes 0 for no time at all.
    let now = 1;
    const cache = new PageCache({ maxBytes, now: () => now });
    await fill(cache, '/', { html: 'whole', fields: new Set(['siteSettings', 'blogPosts']) });
    return {
      cache,
      pass: (minutes: number) => {
        now += minutes * MINUTE;
      },
      async shown() {
        const { cached } = await fill(cache, '/', { html: 'without its posts', status: 503, isWhole: false });
        return cached?.body('identity').toString();
      },
    };
  }

  it('is sent as it was, for some seconds without another try', async () => {
    const { cache, pass, shown } = await kept();
    pass(2);
    expect(cache.find(at('/'))).toBeUndefined();
    expect(await shown()).toBe('whole');
    expect(cache.find(at('/'))?.body('identity').toString()).toBe('whole');
    pass(0.5);
    expect(cache.find(at('/'))).toBeUndefined();
    await fill(cache, '/', { html: 'whole again' });
    expect(cache.find(at('/'))?.body('identity').toString()).toBe('whole again');
  });

  it.each([
    ['something that it shows was changed', (cache: PageCache) => cache.drop(['blogPosts'])],
    ['there is a new build', (cache: PageCache) => cache.clear()],
  ])('is sent as it can be made when %s', async (_, change) => {
    const { cache, pass, shown } = await kept();
    pass(2);
    change(cache);
    expect(await shown()).toBeUndefined();
  });

  it('is not shown as it was for longer than a day, however often it is asked for', async () => {
    const { pass, shown } = await kept();
    for (let hours = 1; hours < 24; hours++) {
      pass(60);
      expect(await shown()).toBe('whole');
    }
    pass(61);
    expect(await shown()).toBeUndefined();
  });
});
