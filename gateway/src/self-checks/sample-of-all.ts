import { type PersonalSample, publicSettingKeys } from '@practice/contracts';
import { callService, readAllSettings } from '@practice/service-kit';
import { PersonalValues } from './personal-values.ts';

export type Sampled = { sample: PersonalSample; values: PersonalValues };

/** Personal data of people out of all services; it stays in this process. */
export async function sampleOfAll(): Promise<Sampled> {
  const samples = await Promise.all([
    callService('appointments', 'samplePersonalData', {}),
    callService('messaging', 'samplePersonalData', {}),
    callService('identity', 'samplePersonalData', {}),
  ]);
  const sample = { values: samples.flatMap(({ values }) => values), ids: samples.flatMap(({ ids }) => ids) };
  return { sample, values: new PersonalValues(sample.values, await publishedSettings()) };
}

/** What the practice says of itself: a booking with its own phone, to try it out, is no leak. */
async function publishedSettings(): Promise<string> {
  const settings = await readAllSettings();
  return publicSettingKeys.flatMap((key) => settings[key] ?? []).join('\n');
}
