import {
  legalTextRecord,
  legalTextSlug,
  legalTextVersionQuery,
  legalTextVersionRecord,
  publishLegalTextInput,
  savedSetting,
  savedSettings,
  saveSettingInput,
  saveSettingsInput,
  siteSettingRecord,
  slugParam,
  z,
} from '@practice/contracts';
import { get, post, put, type Route } from '@practice/service-kit';
import { getLegalText } from './legal-texts/get-legal-text.ts';
import { listLegalTextVersions } from './legal-texts/list-legal-text-versions.ts';
import { listLegalTexts } from './legal-texts/list-legal-texts.ts';
import { publishLegalText } from './legal-texts/publish-legal-text.ts';
import { listEverySetting, siteSettingsInput } from './settings/list-site-settings.ts';
import { saveSetting, saveSettings } from './settings/save-settings.ts';

export const routes: Route[] = [
  get('/api/site-settings', listEverySetting, {
    isPublic: true,
    summary:
      'Every setting that the caller may see, with its default while nothing is stored; visitors get the public ones.',
    query: siteSettingsInput,
    list: siteSettingRecord,
    changedBy: ['site-setting.changed'],
  }),
  put('/api/site-settings/bulk', saveSettings, {
    summary: 'Editors: stores settings; rejected ones are listed in `errors`.',
    body: saveSettingsInput,
    response: savedSettings,
  }),
  post('/api/site-settings', saveSetting, {
    summary: 'Editors: stores one setting.',
    body: saveSettingInput,
    response: savedSetting,
  }),
  get('/api/legal-texts/:slug', getLegalText, {
    isPublic: true,
    summary: 'A legal text in force, or an earlier version of it.',
    params: slugParam,
    query: legalTextVersionQuery,
    response: legalTextRecord,
  }),
  get('/api/legal-texts/:slug/versions', listLegalTextVersions, {
    isPublic: true,
    summary: 'The versions of a legal text that are or were in force, the latest first.',
    params: slugParam,
    response: z.array(legalTextVersionRecord),
  }),
  get('/api/legal-texts', listLegalTexts, {
    isPublic: true,
    summary: 'The legal texts in force.',
    list: legalTextRecord,
    changedBy: ['legal-text.changed'],
  }),
  put('/api/legal-texts/:slug', publishLegalText, {
    summary: 'Admins: brings a legal text into force as a new version; earlier ones stay.',
    sessionOnly: true,
    params: z.object({ slug: legalTextSlug }),
    body: publishLegalTextInput,
    response: legalTextRecord,
    problems: ['VERSION_CONFLICT'],
  }),
];
