import { EXAMPLE_TEXT_NOTE, type LegalTextSlug, settingDefinitions } from '@practice/contracts';

export type DetailKey = 'veri_sorumlusu_info' | 'legal_contact_email';

/** What the law asks a text to name and the site adds to it from settings: the settings of each text. */
const detailsOf: Record<LegalTextSlug, DetailKey[]> = {
  'kvkk-aydinlatma-metni': ['veri_sorumlusu_info', 'legal_contact_email'],
  'gizlilik-politikasi': ['legal_contact_email'],
  'cerez-politikasi': ['legal_contact_email'],
  'kullanim-sartlari': ['legal_contact_email'],
};

/** The details of the practice that a text is shown with and that are not set yet. */
export function missingDetails(slug: string, settings: Record<string, string>): DetailKey[] {
  return (detailsOf[slug as LegalTextSlug] ?? []).filter((key) => !settings[key]?.trim());
}

/** Label, hint and limit of a detail, as in the settings. */
export const detailField = (key: DetailKey) => settingDefinitions[key]?.field;

/** Whether a text still says of itself that it is an example. */
export function isExample(bodyHtml: string): boolean {
  return bodyHtml.includes(EXAMPLE_TEXT_NOTE);
}
