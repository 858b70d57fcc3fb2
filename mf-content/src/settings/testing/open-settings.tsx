import type { StaffRole } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import SettingsScreen from '../settings-screen.tsx';

type Change = { key: string; value: string; category?: string; settingType?: string };
type Problem = { field: string; message: string; code: string };

/** A change as the history of settings has it. */
export type PastChange = { settingKey: string; before: string | null; after: string | null };

/** A server that stores settings, and refuses those listed. */
export function settingsServer(
  values: Record<string, string>,
  refused: Problem[] = [],
  warned: string[] = [],
  conditions: object[] = [],
) {
  const past: PastChange[] = [];
  const saved: Change[][] = [];
  const record = ([settingKey, settingValue]: [string, string]) => ({ settingKey, settingValue, category: 'content' });
  const api = fakeApi({
    Query: {
      siteSettings: () => Object.entries(values).map(record),
      settingConditions: () => conditions,
      settingHistory: () => ({ total: past.length, items: past.map(entryOf).reverse() }),
    },
    Mutation: {
      undoSettingChange({ id }: { id: string }) {
        const { settingKey, before, after } = past[Number(id)] as PastChange;
        if (values[settingKey] !== after) throw new ApiProblem('VERSION_CONFLICT');
        values[settingKey] = before ?? '';
        past.push({ settingKey, before: after, after: before });
        return { updated: [record([settingKey, values[settingKey] ?? ''])], errors: [] };
      },
      saveSettings({ settings }: { settings: Change[] }) {
        saved.push(settings);
        const good = settings.filter(({ key }) => !refused.some(({ field }) => field === key));
        for (const { key, value } of good) values[key] = value;
        const updated = good.map(({ key, value }) => record([key, value]));
        return { updated, errors: refused, warnings: warned.map((message) => ({ message })) };
      },
    },
  });
  return { api, saved, values, past };
}

function entryOf(change: PastChange, index: number) {
  const [id, at] = [String(index), new Date().toISOString()];
  return { __typename: 'SettingHistoryEntry', id, at, username: 'ayse', category: 'appearance', ...change };
}

export function open(
  { api }: ReturnType<typeof settingsServer>,
  hash = '#settings?tab=content',
  role: StaffRole = 'moderator',
) {
  const staffFetch = vi.fn(async () => new Response('{}'));
  const { emit } = renderSection(<SettingsScreen />, { api, hash, role, fetch: staffFetch });
  return { staffFetch, emit };
}

export const field = (key: string) => document.getElementById(`setting-${key}`) as HTMLInputElement;
export const saveButton = () => screen.getByRole('button', { name: 'Kaydet' });
export const there = () => screen.findByRole('heading', { name: 'Site Ayarları' });

export async function typeInto(key: string, text: string) {
  await userEvent.clear(field(key));
  await userEvent.type(field(key), text);
}
