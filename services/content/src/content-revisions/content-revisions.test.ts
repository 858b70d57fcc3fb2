import { MAX_CONTENT_REVISIONS } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { textChanges } from '../revisions/text-changes.ts';
import { createService } from '../server.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { createContentRevision } from './create-content-revision.ts';
import { listContentRevisions } from './list-content-revisions.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');
const admin = contextFor('admin');
const list = (pageId = 'home') => listContentRevisions(moderator, { pageId });
const texts = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const draft = (values: Record<string, string>, more: object = {}, ctx = moderator) =>
  createContentRevision(ctx, { pageId: 'home', texts: texts(values), ...more });
const publish = async (value: string) => {
  await saveSettings(moderator, { settings: [{ key: 'hero_title', value }] });
  return createContentRevision(moderator, { pageId: 'home' });
};

describe('a revision of a page', () => {
  it('is preceded by what was published, and says what is other', async () => {
    await saveSettings(moderator, { settings: [{ key: 'hero_title', value: 'Birlikte anlayalım' }] });
    const made = await draft({ hero_title: 'Yeni bir başlık', hero_subtitle: 'Alt' });
    expect(made).toMatchObject({
      isDraft: true,
      author: moderator.actor.username,
      changes: [
        { key: 'hero_title', kind: 'changed' },
        { key: 'hero_subtitle', kind: 'added' },
      ],
    });
    expect(await list()).toMatchObject([
      { id: made.id },
      { isDraft: false, author: null, texts: [{ key: 'hero_title', value: 'Birlikte anlayalım' }] },
    ]);
    expect(await lastEvents(2)).toMatchObject([
      { type: 'audit.recorded', payload: { action: 'content-revision.created' } },
      { type: 'content-revision.changed', payload: { id: 'home' } },
    ]);
  });

  it('is none of its own while nothing is other', async () => {
    const first = await draft({ hero_title: 'Yeni bir başlık' });
    expect((await draft({ hero_title: ' Yeni bir başlık ' })).id).toBe(first.id);
    expect(await list()).toHaveLength(2);
  });

  it('replaces the draft that the same person made before, and no one else’s, and none with a description', async () => {
    await draft({ hero_title: 'Birinci başlık' });
    await draft({ hero_title: 'İkinci başlık' });
    expect(await list()).toHaveLength(2);
    await draft({ hero_title: 'Üçüncü başlık' }, {}, admin);
    expect(await list()).toHaveLength(3);
    await draft({ hero_title: 'Üçüncü başlık' }, { description: 'Bahar için' }, admin);
    await draft({ hero_title: 'Dördüncü başlık' }, {}, admin);
    expect((await list()).map(({ description }) => description)).toEqual([null, 'Bahar için', null, null]);
  });

  it('of what is published takes the place of the draft that was', async () => {
    await draft({ hero_title: 'Yeni bir başlık' });
    const published = await publish('Yeni bir başlık');
    expect(published).toMatchObject({ isDraft: false, changes: [{ key: 'hero_title', kind: 'added' }] });
    expect(await list()).toHaveLength(2);
  });

  it('is of its page alone, and leaves what is published as it is', async () => {
    await publish('Yayındaki başlık');
    await draft({ hero_title: 'Taslak başlık' });
    await createContentRevision(moderator, { pageId: 'footer' });
    expect(await list('footer')).toMatchObject([{ texts: [] }]);
    const again = await createContentRevision(admin, { pageId: 'home' });
    expect(again.texts).toEqual(texts({ hero_title: 'Yayındaki başlık' }));
  });

  it('is one of fifty', async () => {
    for (let index = 0; index < MAX_CONTENT_REVISIONS + 3; index += 1) {
      await draft({ hero_title: `Başlık ${index}` }, { description: String(index) });
    }
    const all = await list();
    expect([all.length, all[0]?.description, all.at(-1)?.description]).toEqual([MAX_CONTENT_REVISIONS, '52', '3']);
  });

  it('has both of two that are made at once', async () => {
    await draft({ hero_title: 'Birinci başlık' });
    await Promise.all([
      draft({ hero_title: 'Onun başlığı' }, { description: 'a' }, admin),
      draft({ hero_title: 'Benim başlığım' }, { description: 'b' }),
    ]);
    expect(
      (await list())
        .map(({ description }) => description)
        .filter(Boolean)
        .sort(),
    ).toEqual(['a', 'b']);
  });

  it('has rich text without scripts', async () => {
    const made = await createContentRevision(moderator, {
      pageId: 'about',
      texts: texts({ about_bio_html: '<p onclick="x()">Merhaba</p><script>alert(1)</script>' }),
    });
    expect(made.texts).toEqual(texts({ about_bio_html: '<p>Merhaba</p>' }));
  });

  it.each([
    ['a page that is none', { pageId: 'blog' }],
    ['a text of another page', { pageId: 'home', texts: texts({ footer_description: 'x' }) }],
    ['a setting of the server', { pageId: 'home', texts: texts({ smtp_pass: 'x' }) }],
    ['a text that is too long', { pageId: 'home', texts: texts({ hero_title: 'x'.repeat(20_001) }) }],
  ])('is refused for %s', async (_what, input) => {
    await expect(createContentRevision(moderator, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await list()).toEqual([]);
  });
});

it('changes are what was added, changed and deleted', () => {
  expect(textChanges(texts({ a: '1', b: '2', c: '3' }), texts({ a: '1', b: '4', d: '5' }))).toEqual([
    { key: 'b', kind: 'changed' },
    { key: 'd', kind: 'added' },
    { key: 'c', kind: 'deleted' },
  ]);
});
