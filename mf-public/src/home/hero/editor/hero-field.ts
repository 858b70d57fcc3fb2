import { heroGroup, type heroSettings } from '@practice/contracts';

/** The texts that are edited in place; the button's address has its field in the back office alone. */
export type HeroText = Exclude<keyof typeof heroSettings, 'hero_button_link'>;

/** Label, limits and type of a text, as the settings screen has them. */
export function fieldOf(setting: HeroText) {
  const field = heroGroup.form?.fields[setting];
  if (!field) throw new Error(`${setting} has no field`);
  return { ...field, isMultiline: field.type === 'textarea' };
}
