import { DomainError } from '@practice/service-kit';

type Text = { content: string; isPublic: boolean };

/**
 * Refuses to publish a text with a picture of which is not said what it shows; an empty `alt` says that it is decoration.
 * What the site shows without one already is not asked for again, so that an old text can be changed.
 * @throws DomainError VALIDATION_FAILED at the field
 */
export function assertPicturesDescribed(after: Text, before?: Text | null, field = 'content'): void {
  const message = after.isPublic ? picturesProblem(after.content, before?.isPublic ? before.content : '') : null;
  if (message) throw new DomainError('VALIDATION_FAILED', { errors: [{ field, message, code: 'REQUIRED' }] });
}

/** A sentence when a text has pictures without words that the text before did not have; else null. */
export function picturesProblem(after: string, before: string): string | null {
  const known = undescribed(before);
  const count = undescribed(after).filter((picture) => !known.includes(picture)).length;
  if (count === 0) return null;
  return `Metindeki ${count === 1 ? 'bir' : count} görselin alternatif metni yok. Görseli seçip “Görseli düzenle” ile ne gösterdiğini yazın ya da süs görseli olduğunu işaretleyin.`;
}

/** The addresses of pictures without an `alt`, in clean HTML. */
function undescribed(html: string): (string | undefined)[] {
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !tag.includes(' alt="'));
  return pictures.map(([tag]) => /\ssrc="([^"]*)"/.exec(tag)?.[1]);
}
