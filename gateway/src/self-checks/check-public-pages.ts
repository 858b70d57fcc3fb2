import type { SelfCheckFault } from '@practice/contracts';
import { callService, type SelfCheck } from '@practice/service-kit';
import type { CheckedSite } from '../url-health/site.ts';
import { askAsVisitor } from './ask-as-visitor.ts';
import { kindLabels } from './check-anonymous-api.ts';
import type { PersonalValues } from './personal-values.ts';
import { sampleOfAll } from './sample-of-all.ts';

const MAX_PAGES = 1000;
const STEP = 10;

/** Whether a page that visitors find has somebody's personal data on it. */
export function publicPagesCheck(site: CheckedSite): SelfCheck {
  let paths: string[] = [];
  let values: PersonalValues | undefined;

  async function prepare(): Promise<PersonalValues> {
    const addresses = await callService('content', 'listAddresses', {});
    paths = [...new Set(addresses.map(({ path }) => path))].slice(0, MAX_PAGES);
    values = (await sampleOfAll()).values;
    return values;
  }

  return async (from) => {
    const looked = from === null || !values ? await prepare() : values;
    const begin = Number(from ?? 0);
    let checked = 0;
    const faults: SelfCheckFault[] = [];
    for (const path of paths.slice(begin, begin + STEP)) {
      const { status, text } = await askAsVisitor({ name: path, path }, site);
      if (status === 200) checked += 1;
      for (const [kind, record] of looked.in(text)) {
        const sentence = `“${path}” sayfasında gerçek bir kişinin ${kindLabels[kind]} geçiyor.`;
        faults.push({ id: `${path}:${kind}`, sentence, records: [record, ...(await recordsAt(path))] });
      }
    }
    const isLast = begin + STEP >= paths.length;
    const isClosed = from === null && checked === 0 && paths.length > 0;
    const note = isClosed ? { note: 'Site şu an ziyaretçilere kapalı.' } : {};
    return { checked, faults, next: isLast ? null : String(begin + STEP), ...note };
  };
}

const places = { page: 'page', 'local-page': null, post: 'blogPost', service: null, site: null, remote: null } as const;

async function recordsAt(path: string): Promise<SelfCheckFault['records']> {
  const owner = await callService('content', 'findAddress', { path });
  const place = owner ? places[owner.kind] : null;
  return place && owner?.id ? [{ place, recordId: owner.id }] : [];
}
