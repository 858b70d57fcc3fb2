import { legalTextRecord } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getLegalText, getLegalTextVersion, hasLegalTextVersion } from './get-legal-text.ts';
import { LegalTextModel } from './legal-text.model.ts';
import { listLegalTextVersions } from './list-legal-text-versions.ts';
import { listLegalTexts } from './list-legal-texts.ts';
import { publishLegalText } from './publish-legal-text.ts';

useTestDatabase([createService()]);

const slug = 'kvkk-aydinlatma-metni';
const visitor = contextFor('anonymous');
const publish = (overrides: object = {}, role: Parameters<typeof contextFor>[0] = 'admin') =>
  publishLegalText(contextFor(role), { slug, title: 'Aydınlatma Metni', bodyHtml: '<p>İlk metin</p>', ...overrides });
const versionInForce = async () => (await getLegalTextVersion(visitor, { slug })).version;

describe('a legal text', () => {
  it('is read by everybody as it was published', async () => {
    const published = await publish();
    for (const role of ['anonymous', 'user', 'moderator', 'admin'] as const) {
      expect(legalTextRecord.strict().parse(await getLegalText(contextFor(role), { slug }))).toEqual(published);
    }
    expect(published).toMatchObject({ title: 'Aydınlatma Metni', bodyHtml: '<p>İlk metin</p>' });
    expect(published.version).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is null when it was never published, or is none of the three', async () => {
    expect(await getLegalText(visitor, { slug })).toBeNull();
    expect(await getLegalText(visitor, { slug: 'baska-metin' })).toBeNull();
    expect(await versionInForce()).toBeNull();
  });

  it('refuses an operator instead of a slug', async () => {
    await expect(getLegalText(visitor, { slug: { $ne: '' } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is cleaned when it is saved, and again when it is rendered', async () => {
    const { bodyHtml } = await publish({ bodyHtml: '<p>a</p><script>alert(1)</script>' });
    expect(bodyHtml).toBe('<p>a</p>');
    expect((await LegalTextModel.findOne().orFail()).bodyHtml).toBe('<p>a</p>');
    await LegalTextModel.updateOne({}, { bodyHtml: '<p onclick="x()">a</p>' });
    expect((await getLegalText(visitor, { slug }))?.bodyHtml).toBe('<p>a</p>');
  });
});

describe('the versions of a text', () => {
  it('are all kept, one in force', async () => {
    const first = await publish();
    const second = await publish({ bodyHtml: '<p>İkinci metin</p>' });
    expect(second.version).not.toBe(first.version);
    expect(await versionInForce()).toBe(second.version);
    for (const { version } of [first, second]) {
      expect(await hasLegalTextVersion(visitor, { slug, version })).toEqual({ exists: true });
    }
    expect(await LegalTextModel.countDocuments({ isInForce: true })).toBe(1);
  });

  it('change with the title too', async () => {
    expect((await publish()).version).not.toBe((await publish({ title: 'Başka başlık' })).version);
  });

  it('are the same for the same text, which changes nothing', async () => {
    const before = await lastSeq();
    const first = await publish();
    expect(await publish()).toEqual(first);
    expect(await LegalTextModel.countDocuments()).toBe(1);
    const events = await eventsSince(before);
    expect(events.filter((event) => event.type === 'legal-text.changed')).toHaveLength(1);
  });

  it('come back with the text of before', async () => {
    const first = await publish();
    await publish({ bodyHtml: '<p>İkinci metin</p>' });
    expect((await publish()).version).toBe(first.version);
    expect(await versionInForce()).toBe(first.version);
    expect(await LegalTextModel.countDocuments()).toBe(2);
  });

  it('are never both in force, even when two admins publish at the same moment', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => publish({ bodyHtml: `<p>${index}</p>` })),
    );
    expect(all.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await LegalTextModel.countDocuments({ isInForce: true })).toBe(1);
    expect(await LegalTextModel.countDocuments()).toBe(6);
  });

  it('of another text, or unknown ones, do not exist', async () => {
    const { version } = await publish();
    expect(await hasLegalTextVersion(visitor, { slug: 'gizlilik-politikasi', version })).toEqual({ exists: false });
    expect(await hasLegalTextVersion(visitor, { slug, version: 'uydurma' })).toEqual({ exists: false });
  });
});

describe('an edited version', () => {
  it('that is no longer in force is refused with the current one', async () => {
    const first = await publish();
    const second = await publish({ bodyHtml: '<p>İkinci metin</p>', version: first.version });
    await expect(publish({ bodyHtml: '<p>Üçüncü metin</p>', version: first.version })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: second },
    });
    expect(await versionInForce()).toBe(second.version);
  });

  it('stays readable for those who agreed to it', async () => {
    const first = await publish();
    const second = await publish({ bodyHtml: '<p>İkinci metin</p>' });
    expect(await getLegalText(visitor, { slug, version: first.version })).toEqual(first);
    expect(await getLegalText(visitor, { slug })).toEqual(second);
    expect(await getLegalText(visitor, { slug, version: 'uydurma' })).toBeNull();
  });
});

it('lists the versions of a text, the latest first', async () => {
  const first = await publish();
  const second = await publish({ bodyHtml: '<p>İkinci metin</p>', changeNote: ' Adresimiz değişti. ' });
  await publish({ slug: 'gizlilik-politikasi', title: 'Gizlilik Politikası' });
  expect(await listLegalTextVersions(visitor, { slug })).toEqual([
    { version: second.version, changeNote: 'Adresimiz değişti.', publishedAt: second.publishedAt, isInForce: true },
    { version: first.version, changeNote: '', publishedAt: first.publishedAt, isInForce: false },
  ]);
  expect(await listLegalTextVersions(visitor, { slug: 'yok' })).toEqual([]);
  await expect(listLegalTextVersions(visitor, { slug: { $ne: '' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

it('lists the texts in force', async () => {
  await publish();
  const second = await publish({ bodyHtml: '<p>İkinci metin</p>' });
  const policy = await publish({ slug: 'gizlilik-politikasi', title: 'Gizlilik Politikası' });
  expect(await listLegalTexts(visitor)).toEqual([policy, second]);
});

it('publishing leaves an audit entry', async () => {
  const { version } = await publish();
  expect(await lastEvents(2)).toMatchObject([
    { type: 'legal-text.changed', payload: { slug } },
    { type: 'audit.recorded', payload: { action: 'publish', entity: 'legal-text', entityId: `${slug}@${version}` } },
  ]);
});

describe('publishing', () => {
  it.each([
    ['anonymous', 'UNAUTHENTICATED'],
    ['user', 'FORBIDDEN'],
    ['moderator', 'FORBIDDEN'],
  ] as const)('is refused to %s', async (role, code) => {
    await expect(publish({}, role)).rejects.toMatchObject({ code });
    expect(await LegalTextModel.countDocuments()).toBe(0);
  });

  it.each([
    ['a text that is none of the three', { slug: 'baska' }, 'slug'],
    ['no title', { title: '  ' }, 'title'],
    ['a body of nothing but a script', { bodyHtml: '<script>a</script>' }, 'bodyHtml'],
    ['an unknown field', { isInForce: true }, 'isInForce'],
  ])('refuses %s', async (_, overrides, field) => {
    await expect(publish(overrides)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });
});
