import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { blogFeed } from './blog-feed.ts';

const gateway = testGateway();

const read = async () => {
  const response = await fetch(`${gateway.url}/blog/rss.xml`);
  return { response, xml: await response.text() };
};
const titles = (xml: string) => [...xml.matchAll(/<item>\n<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe('the feed of the blog', () => {
  it('has the published posts, the newest first, and none that visitors may not see', async () => {
    const editor = await gateway.login('moderator');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await editor.post('/api/blog', { title: 'Taslak Yazı' });
    await editor.post('/api/blog', { title: 'Yarının Yazısı', isPublished: true, publishedAt: tomorrow });
    await editor.post('/api/blog', { title: 'Yeni & <Yazı>', isPublished: true, content: '<p>Merhaba</p>' });
    const { response, xml } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    expect(response.headers.get('etag')).toBeTruthy();
    expect(titles(xml)[0]).toBe('Yeni &#38; &#60;Yazı&#62;');
    expect(xml).toContain('<description>Merhaba</description>');
    expect(xml).not.toMatch(/Taslak Yazı|Yarının/);
    expect(xml).toMatch(/<link>http[^<]*\/blog\/yeni-yazi<\/link>/);
  });

  it('shows a change at once', async () => {
    const editor = await gateway.login('moderator');
    const made = (await editor.post('/api/blog', { title: 'Kalkacak', isPublished: true })).body as { id: string };
    expect(titles((await read()).xml)).toContain('Kalkacak');
    await editor.send('PUT', `/api/blog/${made.id}`, { isPublished: false });
    expect(titles((await read()).xml)).not.toContain('Kalkacak');
  });
});

it('a feed has nothing that XML cannot contain', () => {
  const site = {
    name: 'A\u0000B',
    description: '</channel>',
    url: 'https://a.example/?a=1&b=2',
    feedUrl: '"',
    language: 'tr',
  };
  const xml = blogFeed(site, []);
  expect(xml).toContain('<title>AB | Blog</title>');
  expect(xml).toContain('<description>&#60;/channel&#62;</description>');
  expect(xml).toContain('href="&#34;"');
});
