import {
  canonicalOrigin,
  emailLink,
  type KnownAddress,
  pathKey,
  phoneLink,
  practiceEmail,
  practicePhone,
  remoteForPath,
  SEARCH_PATH,
  type SettingKey,
  settingValue,
  siteName,
} from '@practice/contracts';
import { callService, readAllSettings } from '@practice/service-kit';
import type { Remotes } from '../remotes/load-remotes.ts';
import { addressPolicies, spelledPath } from './address-policies.ts';

/** The site as search engines are told of it. */
export type ListedSite = {
  name: string;
  description: string;
  addresses: (Omit<KnownAddress, 'path'> & { url: string })[];
  /** Every path that visitors find, as `pathKey` spells it, those that are kept from search engines too. */
  paths: ReadonlySet<string>;
  /** Absolute address of a path of the site. */
  urlOf: (path: string) => string;
  isForModels: boolean;
  /** Who is told of weaknesses, as a URI; undefined when the settings name no one. */
  securityContact: string | undefined;
  language: string;
};

/** The second address of the play group's page, of which search engines are told the first alone. */
const PLAY_GROUP_PATH = '/hizmetler/grup-terapisi';
/** What changes at a moment of its own, such as a post, is in the list by then. */
const FRESH_MS = 60_000;

/** The addresses for search engines, in memory until `forget`: those that are not kept out by their meta tag. */
export class SiteList {
  readonly #publicUrl: string;
  readonly #remotes: Pick<Remotes, 'list'>;
  #cached: { at: number; site: Promise<ListedSite> } | undefined;

  constructor(publicUrl: string, remotes: Pick<Remotes, 'list'>) {
    this.#publicUrl = publicUrl;
    this.#remotes = remotes;
  }

  read(): Promise<ListedSite> {
    if (this.#cached && Date.now() - this.#cached.at < FRESH_MS) return this.#cached.site;
    const fresh = { at: Date.now(), site: this.#load() };
    this.#cached = fresh;
    fresh.site.catch(() => {
      if (this.#cached === fresh) this.#cached = undefined;
    });
    return fresh.site;
  }

  forget(): void {
    this.#cached = undefined;
  }

  async #load(): Promise<ListedSite> {
    const [settings, records, hidden] = await Promise.all([
      readAllSettings(),
      callService('content', 'listAddresses', {}),
      callService('seo', 'listHiddenAddresses', {}),
    ]);
    const known = [...records, ...addressesOf(this.#remotes)];
    const value = (key: SettingKey) => settingValue(settings, key);
    const policies = addressPolicies(settings);
    const origin = canonicalOrigin(value) ?? this.#publicUrl;
    const urlOf = (path: string) => new URL(path, origin).href;
    const isHidden = value('robots_meta').includes('noindex');
    const kept = isHidden ? [] : known.filter(({ path }) => !hidden.includes(path));
    return {
      name: siteName((key) => value(key)),
      description: value('hero_description'),
      addresses: kept.map(({ path, image, ...rest }) => ({
        ...rest,
        url: urlOf(spelledPath(path, policies)),
        image: image && URL.canParse(image, origin) ? urlOf(image) : null,
      })),
      paths: new Set([SEARCH_PATH, PLAY_GROUP_PATH, ...known.map(({ path }) => path)].map(pathKey)),
      urlOf,
      isForModels: value('llms_txt_enabled') === 'true',
      securityContact: (emailLink(practiceEmail(value)) ?? phoneLink(practicePhone(value)))?.href,
      language: value('site_language').slice(0, 2),
    };
  }
}

/** What the remotes name of their own pages; an address that another remote shows is left out. */
function addressesOf(remotes: Pick<Remotes, 'list'>): KnownAddress[] {
  const list = remotes.list();
  return list.flatMap(({ name, addresses = [] }) =>
    addresses
      .filter(({ path }) => remoteForPath(list, path)?.name === name)
      .map(({ path, title }) => ({ path, title, text: '', updatedAt: null, image: null })),
  );
}
