import { expect } from 'vitest';
import { admins, editors, everyone, type GraphQLCases, type Person, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

function hidesSecrets(response: unknown): void {
  expect(JSON.stringify(response)).not.toContain('smtp_pass');
}

/** Of a category for admins alone, and nothing that pages need. */
const forAdmins = 'llms_txt_enabled';

/** A secret is named where it was changed, without its values. */
function hidesValuesAndWhatIsForAdmins(response: unknown, person: Person): void {
  const text = JSON.stringify(response);
  expect(text).not.toMatch(/"smtp_pass"[^}]*"(before|after)":"/);
  expect(text.includes(forAdmins)).toBe(person === 'admin');
}

/** A moderator hears of no setting that is for admins alone. */
function hidesConditionsForAdmins(response: unknown, person: Person): void {
  expect(JSON.stringify(response).includes('virus_scan_enabled')).toBe(person === 'admin');
}

function hidesWhatIsForAdmins(response: unknown, person: Person): void {
  hidesSecrets(response);
  expect(JSON.stringify(response).includes(forAdmins)).toBe(person === 'admin');
}

const terms = { title: 'Kullanım Şartları', bodyHtml: '<p>Metin</p>' };
/** A text that was never published, so that something changes. */
const newTerms = () => ({ ...terms, bodyHtml: `<p>${crypto.randomUUID()}</p>` });

const title = { key: 'hero_title', value: 'Çocuğunuzun yanında, birlikte' };
/** A text that nobody has saved before. */
const newTitle = () => ({ ...title, value: `Çocuğunuzun yanında, ${crypto.randomUUID()}` });
const short = { ...title, value: 'kısa' };

export const rest: RestCases = {
  'POST /api/site-settings': {
    people: editors,
    good: {
      body: {
        settingKey: title.key,
        settingValue: title.value,
        settingType: 'text',
        description: null,
        category: 'content',
        isActive: true,
      },
    },
    bad: [
      {
        what: 'a key that is none',
        input: { body: { settingKey: 'x', settingValue: 'y' } },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'another mail user for the stored password',
        input: async (fixtures) => {
          await fixtures.setting('smtp_host', 'mail.example');
          await fixtures.setting('smtp_pass', crypto.randomUUID());
          return { body: { settingKey: 'smtp_user', settingValue: crypto.randomUUID() } };
        },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'GET /api/site-settings': {
    people: everyone,
    good: async (fixtures) => {
      await fixtures.setting(forAdmins, 'false');
      return { query: { category: 'url_management' } };
    },
    bad: [],
    shows: hidesWhatIsForAdmins,
  },
  'GET /api/site-settings/history': {
    people: editors,
    good: async (fixtures) => {
      await fixtures.setting(forAdmins, 'true');
      await fixtures.setting(forAdmins, 'false');
      return { query: { page: '1', pageSize: '50' } };
    },
    bad: [{ what: 'a category that is none', input: { query: { category: 'x' } }, code: 'VALIDATION_FAILED' }],
    shows: hidesValuesAndWhatIsForAdmins,
  },
  'GET /api/site-settings/conditions': { people: editors, good: {}, bad: [], shows: hidesConditionsForAdmins },
  'GET /api/legal-texts/:slug': {
    people: everyone,
    good: { params: { slug: 'kvkk-aydinlatma-metni' } },
    bad: [{ ...missing, input: { params: { slug: 'none' } } }],
  },
  'GET /api/legal-texts/:slug/versions': {
    people: everyone,
    good: { params: { slug: 'kvkk-aydinlatma-metni' } },
    bad: [],
  },
  'GET /api/legal-texts': { people: everyone, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.siteSettings': {
    document: 'query($category: String) { siteSettings(category: $category) { settingKey settingValue } }',
    people: everyone,
    good: async (fixtures) => {
      await fixtures.setting(forAdmins, 'false');
      return {};
    },
    bad: [],
    shows: hidesWhatIsForAdmins,
  },
  'Query.legalText': {
    document: 'query($slug: String!) { legalText(slug: $slug) { version bodyHtml } }',
    people: everyone,
    good: { slug: 'kvkk-aydinlatma-metni' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.legalTextVersions': {
    document: 'query($slug: String!) { legalTextVersions(slug: $slug) { version publishedAt isInForce } }',
    people: everyone,
    good: { slug: 'kvkk-aydinlatma-metni' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.settingConditions': {
    document: '{ settingConditions { settingKey isSecretStored unavailableReason } }',
    people: editors,
    good: {},
    bad: [],
    shows: hidesConditionsForAdmins,
  },
  'Query.settingHistory': {
    document:
      'query($category: String) { settingHistory(category: $category) { total items { settingKey before after username } } }',
    people: editors,
    good: async (fixtures) => {
      await fixtures.setting(forAdmins, 'true');
      await fixtures.setting(forAdmins, 'false');
      return {};
    },
    bad: [{ what: 'a category that is none', input: { category: 'x' }, code: 'VALIDATION_FAILED' }],
    shows: hidesValuesAndWhatIsForAdmins,
  },
  'Query.legalTexts': { document: '{ legalTexts { slug version } }', people: everyone, good: {}, bad: [] },
};

export const mutations: MutationCases = {
  saveSettings: {
    route: 'PUT /api/site-settings/bulk',
    people: editors,
    good: () => ({ settings: [{ ...newTitle(), category: 'content', settingType: 'text' }] }),
    leaves: ['events', 'setting_changes', 'site_settings'],
    random: ['at'],
    alsoGood: [
      {
        what: 'settings of which one is refused',
        input: () => ({ settings: [newTitle(), { key: 'site_url', value: 'javascript:alert(1)' }] }),
      },
      {
        what: 'settings of which one is for admins alone',
        input: () => ({ settings: [newTitle(), { key: 'google_analytics_id', value: 'G-ABCDE12345' }] }),
      },
    ],
    bad: [
      { what: 'a value against its rule', input: { settings: [short] }, code: 'VALIDATION_FAILED' },
      { what: 'nothing to save', input: { settings: [] }, code: 'VALIDATION_FAILED' },
      {
        what: 'a value that is not in the list of its setting',
        input: { settings: [{ key: 'www_redirect_policy', value: 'www' }] },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a value that has changed meanwhile',
        input: { settings: [{ key: 'hero_title', value: 'Yeni uzun başlık', previousValue: 'hiç olmayan' }] },
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'another mail server for the stored password',
        input: async (fixtures) => {
          await fixtures.setting('smtp_pass', crypto.randomUUID());
          const account = { smtp_host: `${crypto.randomUUID()}.example`, smtp_user: 'posta' };
          return { settings: Object.entries(account).map(([key, value]) => ({ key, value })) };
        },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a key that every object has',
        input: { settings: [{ key: 'constructor', value: 'x' }] },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  undoSettingChange: {
    route: 'POST /api/site-settings/history/:id/undo',
    people: editors,
    good: async (fixtures) => ({ id: await fixtures.settingChange(title.key, newTitle().value) }),
    leaves: ['events', 'setting_changes', 'site_settings'],
    random: ['at'],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'a change of a value that has changed since',
        input: async (fixtures) => {
          const id = await fixtures.settingChange(title.key, newTitle().value);
          await fixtures.setting(title.key, newTitle().value);
          return { id };
        },
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'a change of a secret',
        input: async (fixtures) => ({ id: await fixtures.settingChange('smtp_pass', crypto.randomUUID()) }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  publishLegalText: {
    route: 'PUT /api/legal-texts/:slug',
    people: admins,
    good: () => ({ slug: 'kullanim-sartlari', ...newTerms() }),
    leaves: ['events', 'legal_texts'],
    alsoGood: [
      {
        what: 'a text that has to be cleaned',
        input: () => ({
          slug: 'kullanim-sartlari',
          title: ' Kullanım Şartları ',
          bodyHtml: `<p onclick="x()">${crypto.randomUUID()}</p><script>alert(1)</script>`,
        }),
      },
    ],
    bad: [
      { what: 'no title', input: { slug: 'kullanim-sartlari', ...terms, title: ' ' }, code: 'VALIDATION_FAILED' },
      {
        what: 'a body of nothing but a script',
        input: { slug: 'kullanim-sartlari', ...terms, bodyHtml: '<script>a</script>' },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an old version',
        input: { slug: 'kullanim-sartlari', ...terms, version: 'eski' },
        code: 'VERSION_CONFLICT',
      },
    ],
  },
};
