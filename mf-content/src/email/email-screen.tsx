import { ProblemPanel } from '@practice/ui/admin';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
import { EmailForm } from './email-form.tsx';

/** How e-mails are sent, and which of them the practice gets itself. */
export default function EmailScreen() {
  const { stored, conditions, refresh, problem } = useStoredSettings();
  if (stored) return <EmailForm stored={stored} conditions={conditions} refresh={refresh} problem={problem} />;
  if (!problem) return <SettingsSkeleton />;
  return <ProblemPanel title="E-posta ayarları yüklenemedi" message={problem.message} onRetry={refresh} />;
}
