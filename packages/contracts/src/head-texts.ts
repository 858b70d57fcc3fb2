/** The product's own picture of a shared page, 1200 x 630; large, so that cards show it large. */
export const shareImage = '/assets/share-image.png';

/** Titles up to this length get the practice's name behind them. */
const suffixLimit = 50;
const descriptionLimit = 160;

/** The practice's name, as it stands in the header and behind page titles; `setting` reads a setting, '' when unset. */
export function siteName(setting: (key: 'site_name' | 'about_name') => string): string {
  return setting('site_name') || setting('about_name') || 'Çocuk ve Ergen Psikoloğu';
}

/** Adds the practice's name to short titles that do not contain it. */
export function fullTitle(title: string, name: string): string {
  if (title === '') return name;
  return title.length > suffixLimit || title.includes(name) ? title : `${title} | ${name}`;
}

/** A description as the head carries it: one line of at most 160 characters, cut between words. */
export function headDescription(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= descriptionLimit) return clean;
  const words = clean.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '');
  return `${words}…`;
}
