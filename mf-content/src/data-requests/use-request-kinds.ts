import { dataRequestKindLabels, gdprRequestKinds, settingValue } from '@practice/contracts';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import type { DataRequest } from './data-requests.ts';

type Kind = DataRequest['kind'];

/** The kinds that staff choose from: those of the GDPR with `gdpr_enabled` alone, or where the request has one. */
export function useRequestKinds(current: Kind | undefined): { value: string; label: string }[] {
  const { stored } = useStoredSettings();
  const hasGdpr = settingValue(stored ?? {}, 'gdpr_enabled') === 'true';
  const isOffered = (kind: Kind) => hasGdpr || kind === current || !gdprRequestKinds.includes(kind);
  return Object.entries(dataRequestKindLabels)
    .filter(([kind]) => isOffered(kind as Kind))
    .map(([value, label]) => ({ value, label }));
}
