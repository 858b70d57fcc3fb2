import { linkTarget, mapAddress, siteOrigin, webAddress } from '../contact-links.ts';
import { emailText, foreignLetters } from '../email-text.ts';
import { practicePhoneNumber } from '../practice-phone-number.ts';
import { type SettingDefinition, settingDefinitions } from './all-settings.ts';
import { fieldProblem } from './field-problem.ts';
import { isListSetting, isListText } from './read-json-list.ts';

/**
 * A value as it is stored: without spaces around it, a phone number as people read it, an e-mail without `mailto:`, of a pasted
 * `<iframe>` or `<meta>` the part that is meant. A secret is stored as it was typed.
 */
export function storedSetting(key: string, value: string): string {
  const { field, isSecret } = settingDefinitions[key] ?? {};
  if (isSecret) return value;
  const text = value.trim();
  if (field?.type === 'email') return emailText(text);
  return field?.store?.(text) ?? (field?.type === 'tel' ? practicePhoneNumber(text) : undefined) ?? text;
}

/**
 * Why a changed value cannot be stored, as a Turkish sentence, or null when it can. An emptied setting goes back to the
 * site's own text; one that is required cannot be emptied.
 */
export function settingProblem(key: string, value: string): string | null {
  const definition = settingDefinitions[key];
  if (!definition) return 'Böyle bir ayar yok';
  if (definition.isAlwaysOn) return 'Bu koruma her zaman açıktır; değiştirilemez';
  const text = storedSetting(key, value);
  return fieldProblem(definition.field ?? {}, text) ?? (text === '' ? null : formatProblem(key, definition, text));
}

const badFormat = 'Geçersiz format';

/** What is said of a list whose entries no page could show. */
export const badList = 'Geçersiz JSON formatı';

export const badPhone = 'Geçerli bir telefon numarası girin; yurt dışı numarası + ve ülke koduyla başlar';

/** What a text must be, by how it is read. */
const addressProblems = new Map<SettingDefinition['read'], string>([
  [webAddress, 'http:// veya https:// ile başlayan bir adres ya da / ile başlayan bir site yolu girin'],
  [siteOrigin, 'https:// ile başlayan, yalnızca alan adından oluşan bir adres girin (örneğin https://www.ornek.com)'],
  [linkTarget, '/ ile başlayan bir site yolu, # ile başlayan bir bölüm ya da http(s) adresi girin'],
  [mapAddress, 'Haritanın https ile başlayan adresini ya da yerleştirme kodunu girin'],
]);

function formatProblem(key: string, { type, limits, read, field }: SettingDefinition, text: string): string | null {
  if (field?.options?.every(({ value }) => value !== text)) return 'Listeden bir değer seçin';
  const problem = field?.problem?.(text);
  if (problem) return problem;
  if (isListSetting(key) && !isListText(text)) return badList;
  if (field?.type === 'tel' && practicePhoneNumber(text) === undefined) return badPhone;
  if (read) return read(text) === undefined ? (field?.formatProblem ?? addressProblems.get(read) ?? badFormat) : null;
  if (type === 'number') return /^\d{1,9}$/.test(text) ? limitProblem(limits, Number(text)) : badFormat;
  if (type === 'boolean') return text === 'true' || text === 'false' ? null : badFormat;
  if (field?.type === 'email') {
    return foreignLetters(text) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : badFormat);
  }
  return null;
}

function limitProblem(limits: SettingDefinition['limits'], number: number): string | null {
  if (!limits) return null;
  const [min, max] = limits;
  return number < min || number > max ? `${min} ile ${max} arasında bir sayı girin` : null;
}
