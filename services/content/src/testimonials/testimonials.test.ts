import { testimonialRecord } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createTestimonial } from './create-testimonial.ts';
import { deleteTestimonial } from './delete-testimonial.ts';
import { listTestimonials } from './list-testimonials.ts';
import { orderTestimonials } from './order-testimonials.ts';
import { updateTestimonial } from './update-testimonial.ts';

useTestDatabase([createService()]);

const moderator = contextFor('moderator');
const create = (overrides: object = {}) =>
  createTestimonial(moderator, { clientName: 'E. Y.', content: 'Teşekkür ederiz.', ...overrides });

describe('a testimonial', () => {
  it('is created with its defaults, changed and deleted, each with an event', async () => {
    const { id, ...created } = await create();
    testimonialRecord.strict().parse({ id, ...created });
    expect(created).toMatchObject({ rating: 5, isActive: true, clientTitle: null, orderIndex: 0, version: 1 });
    const changed = await updateTestimonial(moderator, { id, rating: 4, isActive: false, version: 1 });
    expect(changed).toMatchObject({ rating: 4, isActive: false, content: 'Teşekkür ederiz.', version: 2 });
    await deleteTestimonial(moderator, { id });
    expect(await listTestimonials(moderator, {})).toEqual([]);
    const events = (await lastEvents(6)).filter(({ type }) => type === 'testimonial.changed');
    expect(events.map(({ payload }) => payload)).toEqual([{ id }, { id }, { id }]);
  });

  it.each([
    [{ clientName: '' }, 'clientName', 'Müşteri adı gereklidir'],
    [{ content: '  ' }, 'content', 'İçerik gereklidir'],
    [{ rating: 0 }, 'rating', 'Puan 1 ile 5 arasında bir tam sayı olmalıdır'],
    [{ rating: 4.5 }, 'rating', 'Puan 1 ile 5 arasında bir tam sayı olmalıdır'],
    [{ rating: 6 }, 'rating', 'Puan 1 ile 5 arasında bir tam sayı olmalıdır'],
  ])('refuses %j', async (overrides, field, message) => {
    await expect(create(overrides)).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it.each([
    ['3', 3],
    ['sonda', 0],
    [7, 7],
  ])('stands at %j as orderIndex %i', async (orderIndex, expected) => {
    expect(await create({ orderIndex })).toMatchObject({ orderIndex: expected });
  });

  it('is put into another order with all of them', async () => {
    const ids = [(await create()).id, (await create()).id];
    await orderTestimonials(moderator, { ids: ids.reverse() });
    expect((await listTestimonials(moderator, {})).map(({ id }) => id)).toEqual(ids);
  });
});
