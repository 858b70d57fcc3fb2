import { settingDefinitions } from '@practice/contracts';
import { database, type Service } from '@practice/service-kit';
import { useTestDatabase as withTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';

const services = createServices();
const seedAll = async (level: 'essential' | 'demo') => {
  for (const { seed } of services as Service[]) await seed?.({ level, adminPassword: 'kestane-ile-zimba' });
};

withTestDatabase(services, { given: () => seedAll('essential') });

/** Every text that is stored, each with where: `therapy_services.details`. */
async function storedTexts(): Promise<{ place: string; text: string }[]> {
  const found: { place: string; text: string }[] = [];
  const read = (place: string, value: unknown): void => {
    if (typeof value === 'string') found.push({ place, text: value });
    else if (Array.isArray(value)) for (const each of value) read(place, each);
    else if (value && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [name, each] of Object.entries(value)) read(`${place}.${name}`, each);
    }
  };
  for (const { name } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    if (['users', 'events', 'seeds', 'migrations'].includes(name)) continue;
    for (const document of await database().collection(name).find().toArray()) read(name, document);
  }
  return found;
}

/** Credentials, figures, phones and e-mail addresses: what somebody has to have entered. */
const invented =
  /klinik psikolog|örgütü üyesi|sertifikalı|\d\s*\+|\d+ (yıl|aile|danışan|seans|yorum)|% ?[1-9]|\b0\d{3} ?\d{3}|\w@\w/i;

it('a new practice begins with nothing invented, neither stored nor by default', async () => {
  const defaults = Object.entries(settingDefinitions).map(([key, { default: text = '' }]) => ({ place: key, text }));
  const texts = [...(await storedTexts()), ...defaults];
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter(({ text }) => invented.test(text))).toEqual([]);
  expect(await database().collection('example_records').countDocuments()).toBe(0);

  // Nor with anything that the demonstration has on top.
  const known = new Set(texts.map(({ text }) => text));
  await seedAll('demo');
  const ofDemonstration = (await storedTexts()).filter(({ text }) => !known.has(text) && text.length > 12);
  const all = [...known].join('\n');
  const names = ofDemonstration.filter(({ place }) =>
    /(site_settings|blog_posts|testimonials|local_pages)\./.test(place),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ text }) => all.includes(text))).toEqual([]);
});
