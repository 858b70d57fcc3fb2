import { createBlogPostInput } from '@practice/contracts';
import { type FormValue, type ReadForm, readBy } from '@practice/ui/records';

type Values = Readonly<Record<string, FormValue>>;

/**
 * What is sent of a post: the fields that changed, with status and times as the server has them. One that is scheduled
 * needs a time to come, and a picture needs words for those who do not see it.
 */
export function readPost({ status = 'draft', ...values }: Values, before: Values | null): ReadForm {
  const typed = Object.entries(values).filter(([name]) => name !== 'publishedAt' || status === 'scheduled');
  const raw = Object.fromEntries(typed.map(([name, value]) => [name, isInstant(name) ? value || null : value]));
  const read = readBy(createBlogPostInput, raw);
  if (!('input' in read)) return read;
  const isChanged = (name: string) => (before ? before[name] !== values[name] : Boolean(values[name]));
  const errors = refusals({ status, ...values }, (name) =>
    name === 'status' ? before?.status !== status : isChanged(name),
  );
  if (Object.keys(errors).length > 0) return { errors };
  const changed = Object.entries(read.input).filter(([name]) => isChanged(name));
  return { input: { ...Object.fromEntries(changed), ...publication(String(status), before) } };
}

/** What the rules of single fields do not see; only what was changed has to be put right. */
function refusals(values: Values, isChanged: (name: string) => boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  const isAhead = Date.parse(String(values.publishedAt)) > Date.now();
  if (values.status === 'scheduled' && !isAhead && (isChanged('status') || isChanged('publishedAt'))) {
    errors.publishedAt = 'Yayın zamanı şu andan sonra olmalıdır. Hemen yayınlamak için durumu “Yayında” yapın.';
  }
  if (
    values.featuredImage &&
    !values.featuredImageAlt &&
    (isChanged('featuredImage') || isChanged('featuredImageAlt'))
  ) {
    errors.featuredImageAlt = 'Görseli görmeyenler için kısa bir açıklama yazın';
  }
  return errors;
}

/** What another status means for the stored fields; `publishedAt` of a scheduled post is a field of the form. */
function publication(status: string, before: Values | null): Record<string, unknown> {
  if (status === (before?.status ?? 'draft')) return {};
  // The server gives a draft its date, which is that of its first publication; one that is scheduled would stay so.
  const isNow = status === 'published' && before?.status === 'scheduled';
  return { isPublished: status !== 'draft', ...(isNow ? { publishedAt: new Date().toISOString() } : {}) };
}

function isInstant(name: string): boolean {
  return name === 'publishedAt' || name === 'unpublishAt';
}
