import type { Caller } from '@practice/tooling/testing/caller';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import { endlessHtml, hostileHtml } from '../fixtures/hostile-html.ts';
import { dangersIn } from './dangers-in.ts';
import { practice } from './practice.ts';

const running = practice();
let staff: Caller;
beforeAll(async () => {
  staff = await running.login('admin');
});

/** All tricks, each followed by words of its own. */
const together = hostileHtml.map(({ html }, index) => `${html}<p>Kalan söz ${index}.</p>`);
/** In halves, for the settings, which take ten thousand characters each. */
const half = Math.ceil(together.length / 2);

/** With pictures that are decoration, as texts are published only when their pictures are described. */
const described = (html: string) => html.replace(/<(img|image)/gi, "<$1 alt=''");

type Field = {
  field: string;
  /** The page that shows it. */
  at: string;
  save: (html: string) => Promise<{ status: number; text: string }>;
};

const fields: Field[] = [
  {
    field: 'a post',
    at: '/blog/dusman',
    save: (content) => upsert('/api/blog', { title: 'Düşman', slug: 'dusman', isPublished: true, content }),
  },
  {
    field: 'a page',
    at: '/dusman-sayfa',
    save: (content) =>
      upsert('/api/dynamic-pages', {
        title: 'Düşman sayfa',
        slug: 'dusman-sayfa',
        status: 'published',
        content,
      }),
  },
  {
    field: 'a block of a city page',
    at: '/silivri-cocuk-psikologu',
    save: async (content) => {
      const { id } = (await staff.get('/api/local-pages/silivri-cocuk-psikologu')).body as { id: string };
      const pageBlocks = JSON.stringify([{ type: 'text', title: 'Blok', content }]);
      return staff.send('PUT', `/api/local-pages/${id}`, { pageBlocks });
    },
  },
  {
    field: 'curriculum vitae and approach',
    at: '/hakkimda',
    save: () => {
      const [bio, approach] = [together.slice(0, half), together.slice(half)].map((tricks) =>
        described(tricks.join('')),
      );
      const settings = [
        { key: 'about_bio_html', value: bio },
        { key: 'about_approach_html', value: approach },
      ];
      return staff.send('PUT', '/api/site-settings/bulk', { settings });
    },
  },
  {
    field: 'a legal text',
    at: '/kullanim-sartlari',
    save: (bodyHtml) =>
      staff.send('PUT', '/api/legal-texts/kullanim-sartlari', {
        title: 'Kullanım Şartları',
        bodyHtml,
        changeNote: 'Deneme.',
      }),
  },
  {
    field: 'a service',
    at: '/hizmetler/oyun-terapisi',
    save: async (bodyHtml) => {
      const { id } = (await staff.get('/api/services/oyun-terapisi')).body as { id: string };
      return staff.send('PUT', `/api/services/${id}`, { bodyHtml });
    },
  },
];

const made = new Map<string, string>();

/** Creates a record the first time, and changes it after that. */
async function upsert(path: string, body: object) {
  const id = made.get(path);
  if (id) return staff.send('PUT', `${path}/${id}`, body);
  const response = await staff.post(path, body);
  made.set(path, (response.body as { id: string }).id);
  return response;
}

/** What a page shows of a saved text, read as browsers read it; what could run or load in it fails the test. */
async function shownOf({ at, save }: Pick<Field, 'at' | 'save'>, html: string): Promise<string> {
  const saved = await save(described(html));
  expect(saved.status, saved.text).toBeLessThan(300);
  const { status, text } = await running.visitor().get(at);
  expect(status, at).toBe(200);
  const { document } = new JSDOM(text).window;
  expect(dangersIn(document)).toEqual([]);
  return document.querySelector('main')?.textContent ?? '';
}

it('the tricks are seen where nothing is cleaned', () => {
  const read = (html: string) => dangersIn(new JSDOM(`<main>${html}</main>`).window.document);
  const harmless = read('<p>a</p>').length;
  const seen = hostileHtml.filter(({ html }) => read(html).length > harmless);
  // The others need a browser that is older, or a sanitiser that is wrong, to be any danger.
  expect(seen.length).toBeGreaterThan(hostileHtml.length * 0.8);
});

it.each(fields)('of all tricks in $field only the words stay', async (field) => {
  const shown = await shownOf(field, together.join(''));
  expect(hostileHtml.flatMap(({ trick }, index) => (shown.includes(`Kalan söz ${index}.`) ? [] : [trick]))).toEqual([]);
});

it.each(endlessHtml)('$trick takes nothing else of the page with it', async ({ html }) => {
  const [post] = fields as [Field];
  expect(await shownOf(post, `<p>Önceki söz.</p>${html}`)).toContain('Önceki söz.');
});

it('style and script of a page stay in their elements, whatever they say', async () => {
  const ends = '</style></script><img src=x onerror=run()><script>run()</script>';
  const code = {
    customCss: `main { color: teal } /* ${ends} */`,
    customJs: `document.title; // ${ends} <!-- <script>`,
  };
  const body = { title: 'Kod', slug: 'kodlu-sayfa', status: 'published', content: '<p>Kalan söz.</p>', ...code };
  const moderator = await running.login('moderator');
  expect((await moderator.post('/api/dynamic-pages', body)).status).toBe(403);
  expect((await staff.post('/api/dynamic-pages', body)).status).toBe(201);
  const { document } = new JSDOM((await running.visitor().get('/kodlu-sayfa')).text).window;
  const own = [...document.querySelectorAll('script, style')].filter(
    ({ id, textContent }) => id !== 'boot' && textContent?.includes('run()'),
  );
  expect(own.map(({ localName }) => localName)).toEqual(['style', 'script']);
  for (const element of own) element.remove();
  expect(dangersIn(document)).toEqual([]);
  expect(document.querySelector('main')?.textContent).toContain('Kalan söz.');
});
