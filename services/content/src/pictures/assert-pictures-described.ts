import { DomainError } from '@practice/service-kit';

type Text = { content: string; isPublic: boolean };

/**
 * Refuses to publish a text with a picture of which is not said what it shows; an empty `alt` says that it is decoration.
 * What the site shows without one already is not asked for again, so that an old text can be changed.
 * @throws DomainError VALIDATION_FAILED at `content`
 */
export function assertPicturesDescribed(after: Text, before?: Text): void {
  if (!after.isPublic) return;
  const known = before?.isPublic ? undescribed(before.content) : [];
  const count = undescribed(after.content).filter((picture) => !known.includes(picture)).length;
  if (count === 0) return;
  const message = `Metindeki ${count === 1 ? 'bir' : count} görselin alternatif metni yok. Görseli seçip “Görseli düzenle” ile ne gösterdiğini yazın ya da süs görseli olduğunu işaretleyin.`;
  throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'content', message, code: 'REQUIRED' }] });
}

/** The addresses of pictures without an `alt`, in clean HTML. */
function undescribed(html: string): (string | undefined)[] {
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !tag.includes(' alt="'));
  return pictures.map(([tag]) => /\ssrc="([^"]*)"/.exec(tag)?.[1]);
}
