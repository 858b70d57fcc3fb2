import { slugOf } from '../addresses/slug-of.ts';

/** The slug that was sent, or one made of the city's name: `Çorlu` gives `corlu-cocuk-psikologu`. */
export function citySlug(sent: string | null | undefined, cityName: string): string {
  return slugOf(sent, `${cityName} cocuk psikologu`);
}
