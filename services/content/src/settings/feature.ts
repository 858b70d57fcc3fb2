import { savedSettings, settingConditionRecord, settingHistoryEntry, settingHistoryFilter } from '@practice/contracts';
import { type Feature, get, post } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { listSettingHistory } from './history/list-setting-history.ts';
import { SettingChangeModel } from './history/setting-change.model.ts';
import { undoSettingChange } from './history/undo-setting-change.ts';
import { listSettingConditions } from './list-setting-conditions.ts';

const resolvers: Resolvers = {
  Query: {
    settingConditions: (_, _input, ctx) => listSettingConditions(ctx),
    settingHistory: (_, input, ctx) => listSettingHistory(ctx, input),
  },
  Mutation: { undoSettingChange: (_, input, ctx) => undoSettingChange(ctx, input) },
};

const routes = [
  get('/api/site-settings/conditions', listSettingConditions, {
    summary: 'Editors: which secrets are set, and which settings cannot be switched on here.',
    list: settingConditionRecord,
  }),
  get('/api/site-settings/history', listSettingHistory, {
    summary: 'Editors: who changed which setting, newest first.',
    query: settingHistoryFilter,
    list: settingHistoryEntry,
  }),
  post('/api/site-settings/history/:id/undo', undoSettingChange, {
    summary: 'Editors: gives a setting the value from before a change; one that was changed since is refused.',
    response: savedSettings,
    problems: ['VERSION_CONFLICT'],
  }),
];

/** The history of settings, and what the server knows of them beside their values. */
export const settingHistory: Feature = { models: [SettingChangeModel], resolvers, routes };
