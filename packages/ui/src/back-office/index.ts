export { useEditors } from './editors/use-editors.ts';
export { EmbeddedSection, EmbeddedSectionContext, useIsEmbedded } from './embedded/embedded-section.tsx';
export { LazySection, lazyPanel, lazySections, type ScreenImport } from './lazy-sections.tsx';
export {
  type LiveEvent,
  LiveEventsContext,
  type LiveHandler,
  type SubscribeToLive,
  useLiveEvents,
} from './live/live-events.ts';
export { useMergedRefresh } from './live/use-merged-refresh.ts';
export {
  type AdminLocation,
  adminHash,
  type ParamChanges,
  readAdminLocation,
  sectionHref,
} from './navigation/admin-location.ts';
export { forgetUnsavedChanges, hasUnsavedChanges, keptSentence, useUnsavedGuard } from './navigation/unsaved-guard.ts';
export { AdminLocationContext, type Section, useSection } from './navigation/use-section.ts';
export { elsewhereSentence, useTab } from './navigation/use-tab.ts';
export {
  NotificationSettingsContext,
  type OwnNotificationSettings,
  useNotificationSettings,
} from './notifications/notification-settings.ts';
export {
  PaletteContext,
  type PaletteItem,
  type PaletteRegistry,
  type PaletteSearch,
  type PaletteSource,
  usePaletteItems,
} from './palette/palette-items.ts';
export type { AdminSection, SectionModule } from './sections.ts';
export { type Staff, StaffContext, type StaffFetch, type StaffSession, useStaff } from './session/staff.ts';
export { FormUploadsContext, useFormUploads, useUploadGuard } from './uploads/form-uploads.ts';
export { useNow } from './use-now.ts';
