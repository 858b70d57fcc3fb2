import type { ServiceTitleRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { FormerServiceModel } from './former-service.model.ts';
import { TherapyServiceModel } from './therapy-service.model.ts';

/** Staff: the title of every slug that an appointment may have, of inactive and deleted services too. */
export async function listServiceTitles(ctx: ServiceContext): Promise<ServiceTitleRecord[]> {
  assertCan(ctx, 'appointment:read');
  return Object.entries(await readServiceTitles()).map(([slug, title]) => ({ slug, title }));
}

/** The same by slug, for the product's own services. */
export async function readServiceTitles(): Promise<Record<string, string>> {
  const fields = { slug: 1, title: 1 };
  const [former, current] = await Promise.all([
    FormerServiceModel.find({}, fields).lean(),
    TherapyServiceModel.find({}, fields).sort({ orderIndex: 1, title: 1 }).lean(),
  ]);
  return Object.fromEntries([...former, ...current].map(({ slug, title }) => [slug, title]));
}
