const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The running text of clean HTML, in one line: for excerpts, search and counting words. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[2-4]|td|th|tr|pre|blockquote|figcaption)>|<br[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
