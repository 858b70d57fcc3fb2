import { absoluteAddress } from '@practice/contracts';
import type { Person } from 'schema-dts';
import type { Settings } from '../site/site-settings.ts';
import { practiceReference, practitionerReference } from './references.ts';

/** The practitioner, as the settings describe them; undefined while they name nobody. */
export function practitioner(origin: string, text: Settings): Exclude<Person, string> | undefined {
  const reference = practitionerReference(origin, text);
  const jobTitle = text('about_title') || text('about_subtitle');
  const image = absoluteAddress(origin, text('about_image'));
  return (
    reference && {
      ...reference,
      ...(jobTitle ? { jobTitle } : {}),
      worksFor: practiceReference(origin, text),
      ...(image ? { image } : {}),
    }
  );
}
