import { testimonialRecord } from '@practice/contracts';
import { forgetSettings } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { listTestimonials } from './list-testimonials.ts';
import { TestimonialModel } from './testimonial.model.ts';

useTestDatabase([createService()]);

const names = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await listTestimonials(contextFor(role), input)).map((testimonial) => testimonial.clientName);

describe('testimonials', () => {
  const show = async (settingValue: string) => {
    await SiteSettingModel.updateOne({ settingKey: 'testimonials_enabled' }, { settingValue }, { upsert: true });
    forgetSettings();
  };
  const fill = async () => {
    await show('true');
    await TestimonialModel.create([
      { clientName: 'C', content: 'c', rating: 5, orderIndex: 3 },
      { clientName: 'A', content: 'a', rating: 4, orderIndex: 1 },
      { clientName: 'gizli', content: 'b', rating: 5, orderIndex: 2, isActive: false },
    ]);
  };

  it('are for editors alone while the practice does not show them', async () => {
    await fill();
    await show('false');
    for (const role of ['anonymous', 'user'] as const) expect(await names(role)).toEqual([]);
    expect(await names('moderator')).toEqual(['A', 'gizli', 'C']);
  });

  it.each([
    ['anonymous', ['A', 'C']],
    ['user', ['A', 'C']],
    ['moderator', ['A', 'gizli', 'C']],
    ['admin', ['A', 'gizli', 'C']],
  ] as const)('are in their order for %s', async (role, expected) => {
    await fill();
    expect(await names(role)).toEqual(expected);
  });

  it('are the active ones when an editor asks for them; visitors cannot ask for others', async () => {
    await fill();
    expect(await names('admin', { isActive: 'true' })).toEqual(['A', 'C']);
    expect(await names('anonymous', { isActive: 'false' })).toEqual(['A', 'C']);
  });

  it('have the documented fields', async () => {
    await fill();
    for (const each of await listTestimonials(contextFor('anonymous'), {})) testimonialRecord.strict().parse(each);
  });

  it('are an empty list when there are none', async () => {
    expect(await names('anonymous')).toEqual([]);
  });

  it('refuse a filter that is no yes or no', async () => {
    await expect(names('admin', { isActive: 'x' })).rejects.toMatchObject({ errors: [{ field: 'isActive' }] });
  });
});
