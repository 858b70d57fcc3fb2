import { describe, expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const folder = `/uploads/pictures/${'a1'.repeat(16)}-1600x1000`;
const show = (html: string) => pageHtml(sanitizeRichText(html));

/** The attributes of every element of a name. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  );
}

describe('a picture of the practice', () => {
  it('comes as AVIF and WebP in the widths of a column of text, and in its own form for all others', () => {
    const html = show(`<p>Önce</p><p><img src="${folder}.jpg" alt="Bir &quot;raf&quot;"></p>`);
    const [avif, webp] = elements(html, 'source');
    expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
    expect(avif?.srcset?.split(', ')).toEqual(
      [320, 480, 640, 960, 1280, 1600].map((width) => `${folder}/${width}-80.avif ${width}w`),
    );
    expect(webp?.sizes).toMatch(/^auto, /);
    expect(html).toMatch(/^<p>Önce<\/p><p><picture><source .*<img .*<\/picture><\/p>$/);
    expect(elements(html, 'img')).toEqual([
      {
        src: `${folder}/1600-80.jpg`,
        alt: 'Bir &quot;raf&quot;',
        width: '1600',
        height: '1000',
        loading: 'lazy',
        decoding: 'async',
      },
    ]);
  });

  it.each([
    ['width="400"', '400', '250'],
    ['height="250"', '400', '250'],
    ['width="400" height="400"', '400', '250'],
    ['width="100%"', '1600', '1000'],
  ])('with %s is %s by %s, so that nothing shifts', (given, width, height) => {
    expect(elements(show(`<img src="${folder}.jpg" ${given}>`), 'img')).toMatchObject([{ width, height }]);
  });

  it('that is smaller than the column comes in the widths that it has', () => {
    const small = `/uploads/pictures/${'a1'.repeat(16)}-200x100`;
    const [avif] = elements(show(`<img src="${small}.png">`), 'source');
    expect(avif?.srcset).toBe(`${small}/96-80.avif 96w, ${small}/192-80.avif 192w`);
    const tiny = `/uploads/pictures/${'a1'.repeat(16)}-80x40.png`;
    expect(show(`<img src="${tiny}">`)).not.toContain('<picture>');
    expect(elements(show(`<img src="${tiny}">`), 'img')).toMatchObject([{ src: tiny, width: '80', height: '40' }]);
  });

  it('is loaded at once where the writer says so', () => {
    expect(elements(show(`<img src="${folder}.jpg" loading="eager">`), 'img')).toMatchObject([{ loading: 'eager' }]);
  });
});

it('a picture of another site stays as it is, and waits until it comes near', () => {
  const html = show('<img src="https://example.org/a.jpg?x=1&y=2" alt="" width="300" height="200">');
  expect(html).not.toContain('<picture>');
  expect(elements(html, 'img')).toEqual([
    {
      src: 'https://example.org/a.jpg?x=1&amp;y=2',
      alt: '',
      width: '300',
      height: '200',
      loading: 'lazy',
      decoding: 'async',
    },
  ]);
});

it('a text without pictures stays as it is', () => {
  const html = '<h2>Başlık</h2><p>a &lt;img src="x"&gt; b</p>';
  expect(show(html)).toBe(html);
});

describe('a video', () => {
  const link = '<a href="https://youtu.be/dQw4w9WgXcQ">Uyku</a>';

  it('says which player it becomes, and that another site is asked then; nothing of it is loaded', () => {
    const html = show(`<figure data-video="https://youtu.be/dQw4w9WgXcQ">${link}</figure>`);
    expect(html).toBe(
      `<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0">${link}<figcaption>Oynattığınızda YouTube sitesine bağlanılır.</figcaption></figure>`,
    );
  });

  it('of another site is a plain figure', () => {
    expect(show(`<figure data-video="https://evil.example/x">${link}</figure>`)).toBe(`<figure>${link}</figure>`);
  });
});
