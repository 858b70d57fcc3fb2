import { ProblemPanel } from '@practice/ui/admin';
import { useStoredSettings } from './editing/use-stored-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** The screen of site settings. */
export default function SettingsScreen() {
  const { stored, conditions, refresh, problem } = useStoredSettings();
  if (stored) return <SettingsForm stored={stored} conditions={conditions} refresh={refresh} problem={problem} />;
  if (!problem) return <SettingsSkeleton />;
  return <ProblemPanel title="Ayarlar yüklenemedi" message={problem.message} onRetry={refresh} />;
}
