import type { BuiltInTemplateKey } from '@practice/contracts';
import { appointmentTexts } from './appointment-texts.ts';
import { contactTexts } from './contact-texts.ts';
import { staffTexts } from './staff-texts.ts';

/** The texts of an e-mail: its HTML is written as the editor and the sanitiser write it. */
export type BuiltInTexts = { subject: string; heading: string; content: string };

/** What the product's own e-mails say unless staff change it. */
export const builtInTexts: Record<BuiltInTemplateKey, BuiltInTexts> = {
  ...appointmentTexts,
  ...contactTexts,
  ...staffTexts,
};
