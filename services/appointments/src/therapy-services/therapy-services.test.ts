import { advertisingClaims, serviceTypeSlugs, therapyServiceRecord } from '@practice/contracts';
import { contextFor, lastEvents } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppointment } from '../records/create-appointment.ts';
import { openPractice, staffInput, storeSettings, usePractice } from '../testing/practice.ts';
import { createTherapyService } from './create-therapy-service.ts';
import { deleteTherapyService } from './delete-therapy-service.ts';
import { getTherapyService } from './get-therapy-service.ts';
import { listServiceTitles } from './list-service-titles.ts';
import { listTherapyServices } from './list-therapy-services.ts';
import { orderTherapyServices } from './order-therapy-services.ts';
import { TherapyServiceModel } from './therapy-service.model.ts';
import { updateTherapyService } from './update-therapy-service.ts';

usePractice();
beforeEach(openPractice);

const moderator = contextFor('moderator');
const create = (overrides: object = {}) =>
  createTherapyService(moderator, { title: 'Sınav Kaygısı', description: 'Sınav dönemi.', ...overrides });
const slugs = async (role: Parameters<typeof contextFor>[0], input?: object) =>
  (await listTherapyServices(contextFor(role), input)).map(({ slug }) => slug);

describe('a therapy service', () => {
  it('gets its slug from its title, and its defaults', async () => {
    const created = await create({ price: '1.250,00', duration: '45 dk', iconName: '' });
    expect(therapyServiceRecord.strict().parse(created)).toMatchObject({
      slug: 'sinav-kaygisi',
      details: '',
      iconName: null,
      price: 1250,
      duration: 45,
      isActive: true,
      orderIndex: 0,
      version: 1,
    });
    expect(await lastEvents(1)).toMatchObject([{ type: 'therapy-service.changed', payload: { id: created.id } }]);
  });

  it('with the slug of another is refused at its title, which names the other', async () => {
    await expect(create({ title: 'OYUN  terapisi' })).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ field: 'title', message: expect.stringMatching(/oyun-terapisi.*Oyun Terapisi/) }],
    });
  });

  it('keeps its slug under another title; an emptied text is null', async () => {
    const { id } = await create({ iconName: 'leaf' });
    const changed = await updateTherapyService(moderator, {
      id,
      title: 'Sınav',
      iconName: '',
      price: null,
      version: 1,
    });
    expect(changed).toMatchObject({ title: 'Sınav', slug: 'sinav-kaygisi', iconName: null, version: 2 });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Başlık gerekli'],
    [{ title: '!?' }, 'title', 'Başlıkta en az bir harf veya rakam olmalı'],
    [{ description: undefined }, 'description', 'Açıklama gerekli'],
    [{ price: '12,345.67' }, 'price', 'Tutarı 1.250,00 biçiminde yazın'],
    [{ duration: 5 }, 'duration', 'En az 15 dakika olmalı'],
    [{ slug: 'baska' }, 'slug', 'Bilinmeyen alan'],
  ])('refuses %j', async (overrides, field, message) => {
    await expect(create(overrides)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('that is inactive is for editors alone', async () => {
    const { slug } = await create({ isActive: false });
    for (const role of ['moderator', 'admin'] as const) expect(await slugs(role)).toContain(slug);
    expect(await slugs('admin', { isActive: 'true' })).not.toContain(slug);
    for (const role of ['anonymous', 'user'] as const)
      expect(await slugs(role, { isActive: 'false' })).not.toContain(slug);
  });
});

describe('the page of a therapy service', () => {
  const page = {
    promise: ' Birlikte bakarız. ',
    audience: ['Ergenler', ' Ebeveynler '],
    steps: [{ title: 'Tanışma', text: 'Konuşuruz.' }],
    faqs: [{ question: 'Ne kadar sürer?', answer: 'Birlikte karar veririz.' }],
    sessionForm: 'Online',
  };

  it('is empty until staff fill it in, and can be emptied again', async () => {
    const empty = { promise: '', bodyHtml: '', audience: [], steps: [], faqs: [], sessionForm: '' };
    const created = await create();
    expect(created).toMatchObject(empty);
    const { id } = created;
    const filled = await updateTherapyService(moderator, { id, ...page });
    expect(filled).toMatchObject({ ...page, promise: 'Birlikte bakarız.', audience: ['Ergenler', 'Ebeveynler'] });
    expect(await updateTherapyService(moderator, { id, ...empty })).toMatchObject(empty);
  });

  it('has a long text without scripts, when it is saved and whatever is stored', async () => {
    const created = await create({ bodyHtml: '<p onclick="x()">Metin</p><script>alert(1)</script>' });
    expect(created.bodyHtml).toBe('<p>Metin</p>');
    expect(await TherapyServiceModel.findById(created.id).lean()).toMatchObject({ bodyHtml: '<p>Metin</p>' });
    const { id, slug } = created;
    const changed = await updateTherapyService(moderator, { id, bodyHtml: '<h2>A</h2><img src=x onerror=y()>' });
    expect(changed.bodyHtml).toBe('<h2>A</h2><img src="x" />');
    await TherapyServiceModel.updateOne({ _id: id }, { bodyHtml: '<iframe src="https://kotu.example"></iframe>Metin' });
    expect((await getTherapyService(contextFor('anonymous'), { id: slug }))?.bodyHtml).toBe('Metin');
  });

  it.each([
    [{ steps: [{ title: 'Tanışma', text: ' ' }] }, 'steps.0.text', 'Adımın metni gerekli'],
    [{ faqs: [{ question: '', answer: 'a' }] }, 'faqs.0.question', 'Soru gerekli'],
    [{ faqs: [{ question: 'a', answer: 'b', html: '<b>' }] }, 'faqs.0.html', 'Bilinmeyen alan'],
    [{ audience: Array(13).fill('a') }, 'audience', 'En fazla 12 öğe olabilir'],
    [{ promise: 'a'.repeat(301) }, 'promise', 'En fazla 300 karakter olabilir'],
  ])('refuses %j', async (overrides, field, message) => {
    await expect(create(overrides)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('is found by slug or id, and when it is not active by editors alone', async () => {
    const { id, slug } = await create({ isActive: false });
    for (const key of [id, slug]) {
      expect(await getTherapyService(moderator, { id: key })).toMatchObject({ id });
      expect(await getTherapyService(contextFor('anonymous'), { id: key })).toBeNull();
    }
    for (const key of ['yok', 'f'.repeat(24), '$ne'])
      expect(await getTherapyService(moderator, { id: key })).toBeNull();
  });

  it('shows visitors a price only while the practice publishes its prices', async () => {
    const { slug } = await create({ price: 1250 });
    const visitor = contextFor('anonymous');
    const price = async (ctx = visitor) => (await getTherapyService(ctx, { id: slug }))?.price;
    const listed = async () => (await listTherapyServices(visitor)).find((each) => each.slug === slug)?.price;
    expect([await price(), await listed(), await price(contextFor('user'))]).toEqual([null, null, 1250]);
    storeSettings({ service_prices_visible: 'true' });
    expect([await price(), await listed()]).toEqual([1250, 1250]);
  });
});

describe('the services that every practice begins with', () => {
  it('have pages of their own, without what advertising rules forbid', async () => {
    const services = await listTherapyServices(moderator);
    expect(services.map(({ slug }) => slug).sort()).toEqual([...serviceTypeSlugs].sort());
    for (const service of services) {
      expect(service.steps.length, service.slug).toBeGreaterThanOrEqual(3);
      expect(service.audience.length * service.faqs.length, service.slug).toBeGreaterThanOrEqual(9);
      expect(service.promise && service.bodyHtml && service.sessionForm, service.slug).toBeTruthy();
      expect(advertisingClaims(JSON.stringify(service)), service.slug).toEqual([]);
    }
  });
});

describe('deleting a therapy service', () => {
  it('that appointments have is refused with their number, and changes nothing', async () => {
    await createAppointment(moderator, staffInput());
    const [used] = await listTherapyServices(moderator);
    await expect(deleteTherapyService(moderator, { id: used?.id })).rejects.toMatchObject({
      code: 'RECORD_IN_USE',
      message: expect.stringContaining('1 randevu'),
    });
    expect(await slugs('admin')).toHaveLength(6);
    await deleteTherapyService(moderator, { id: used?.id, force: 'true' });
    expect(await slugs('admin')).not.toContain('oyun-terapisi');
  });

  it('leaves its title readable for its appointments, until another service has the slug', async () => {
    const { id } = await create();
    await deleteTherapyService(moderator, { id });
    const title = async () =>
      (await listServiceTitles(contextFor('user'))).find(({ slug }) => slug === 'sinav-kaygisi');
    expect(await title()).toEqual({ slug: 'sinav-kaygisi', title: 'Sınav Kaygısı' });
    await create({ title: 'SINAV KAYGISI' });
    expect(await title()).toMatchObject({ title: 'SINAV KAYGISI' });
  });
});

describe('the order of therapy services', () => {
  it('is changed for all of them at once', async () => {
    const ids = (await listTherapyServices(moderator)).map(({ id }) => id).reverse();
    const ordered = await orderTherapyServices(moderator, { ids });
    expect(ordered.map(({ id }) => id)).toEqual(ids);
    expect((await listTherapyServices(moderator)).map(({ id }) => id)).toEqual(ids);
  });
});
