import { toSlug } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

/**
 * The slug that was sent without hyphens around it, or one made of the title when none was.
 * @throws DomainError VALIDATION_FAILED at `slug` when the title has no letter or digit that an address may have.
 */
export function slugOf(sent: string | null | undefined, title: string): string {
  const slug = toSlug(sent || title).slice(0, 100);
  if (slug !== '') return slug;
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'slug', message: 'URL slug gerekli', code: 'REQUIRED' }],
  });
}
