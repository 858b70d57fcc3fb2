import { settingValues } from '@practice/contracts';
import { useQuery, useQueryClient } from '@practice/ui/query';
import { SaveHeroTextDocument, SiteSettingsDocument } from '../../../generated/graphql.ts';
import type { HeroText } from './hero-field.ts';

/** What is stored of a setting as this page knows it, '' for one that was never set; `save` and `refresh`. */
export function useStoredText(setting: HeroText) {
  const client = useQueryClient();
  const { data } = useQuery(SiteSettingsDocument, { errorPolicy: 'ignore' });

  /** Reads the settings again, for the whole page; returns what is stored now. */
  async function refresh(): Promise<string> {
    const { data: newest } = await client.query({ query: SiteSettingsDocument, fetchPolicy: 'network-only' });
    return settingValues(newest?.siteSettings)[setting] ?? '';
  }

  return {
    stored: settingValues(data?.siteSettings)[setting] ?? '',
    refresh,
    /** Rejects with VERSION_CONFLICT when something else than `previousValue` is stored. */
    async save(value: string, previousValue: string): Promise<void> {
      const variables = { settings: [{ key: setting, value, previousValue }] };
      await client.mutate({ mutation: SaveHeroTextDocument, variables });
      // What is stored is known even if it cannot be read again.
      await refresh().catch(() => {});
    },
  };
}
