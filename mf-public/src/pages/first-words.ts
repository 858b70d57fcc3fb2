/** The beginning of a text out of the content manager as plain words, for search results; headings are left out. */
export function firstWords(html: string): string {
  return html
    .replace(/<h[1-6][^>]*>.*?<\/h[1-6]>/gis, ' ')
    .replace(/<\/(p|li|div|td|th|tr)>|<br[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
