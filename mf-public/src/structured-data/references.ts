import { practitionerSettings, siteName } from '@practice/contracts';
import type { Person, ProfessionalService } from 'schema-dts';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';

/** The practice as other objects name it: the same one on every page. */
export function practiceReference(origin: string, text: Settings): Exclude<ProfessionalService, string> {
  const home = new URL('/', origin).href;
  return { '@type': 'ProfessionalService', '@id': `${home}#practice`, name: siteName(text), url: home };
}

/** The practitioner as other objects name them; undefined while the settings name nobody: the default is no person's name. */
export function practitionerReference(origin: string, text: Settings): Exclude<Person, string> | undefined {
  const name = text('about_name');
  if (name === practitionerSettings.about_name.default) return undefined;
  const url = new URL(paths.about, origin).href;
  return { '@type': 'Person', '@id': `${url}#person`, name, url };
}
