import { DomainError, keep } from '@practice/service-kit';
import { TherapyServiceModel } from './therapy-service.model.ts';

const activeServices = keep(['therapy-service.changed'], () =>
  TherapyServiceModel.find({ isActive: true }, { slug: 1, title: 1 }).lean(),
);

/**
 * The slug of an active service, given its slug or its title.
 * @throws DomainError VALIDATION_FAILED on `serviceType` when there is none.
 */
export async function findServiceSlug(slugOrTitle: string): Promise<string> {
  const service = (await activeServices()).find(({ slug, title }) => slug === slugOrTitle || title === slugOrTitle);
  if (service) return service.slug;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'serviceType', message: 'Bir hizmet türü seçiniz', code: 'UNKNOWN_SERVICE' }],
  });
}

/** The slug for a filter, given a slug or a title, of services that are no longer active too; itself when unknown. */
export async function slugForFilter(slugOrTitle: string): Promise<string> {
  const service = await TherapyServiceModel.findOne({ $or: [{ slug: slugOrTitle }, { title: slugOrTitle }] }).lean();
  return service?.slug ?? slugOrTitle;
}
