import { readJsonList } from '@practice/contracts';

/** The figures that the practice has set: its years of experience first, then those of its list. */
export function figuresOf(about: (key: 'about_experience_years' | 'about_stats_json') => string) {
  const years = about('about_experience_years');
  const set = readJsonList(about('about_stats_json')).map(({ title, detail }) => ({ label: title, value: detail }));
  return [...(years ? [{ label: 'yıllık deneyim', value: years }] : []), ...set];
}
