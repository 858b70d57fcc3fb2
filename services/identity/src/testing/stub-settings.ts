import { forgetSettings, registerService } from '@practice/service-kit';
import { beforeAll, beforeEach } from 'vitest';

/** Stands in for the settings of the content service: none is stored but those that a test puts here. */
export function useStubSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  beforeAll(() => registerService('content', { readSettings: async () => ({ ...settings }) }));
  beforeEach(() => {
    for (const key of Object.keys(settings)) delete settings[key];
    forgetSettings();
  });
  return settings;
}
