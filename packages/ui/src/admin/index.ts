export { SwitchField } from '../fields/switch-field.tsx';
export { BulkBar, type BulkBarProps, type BulkProgress } from './bars/bulk-bar.tsx';
export { FilterSelect, type FilterSelectProps } from './bars/filter-select.tsx';
export { ClearFiltersButton, choicesOf, FilterSelects } from './bars/filter-selects.tsx';
export { type FilterTab, FilterTabs, type FilterTabsProps } from './bars/filter-tabs.tsx';
export { RefreshButton, type RefreshButtonProps } from './bars/refresh-button.tsx';
export { SearchField, type SearchFieldProps } from './bars/search-field.tsx';
export { ToggleButton } from './bars/toggle-button.tsx';
export { SectionHeader, type SectionHeaderProps, Toolbar, type ToolbarProps } from './bars/toolbar.tsx';
export { ClaimWarning } from './feedback/claim-warning.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { Kbd } from './feedback/kbd.tsx';
export { NothingListed } from './feedback/nothing-listed.tsx';
export { ProblemPanel, type ProblemPanelProps } from './feedback/problem-panel.tsx';
export { SaveState, type SaveStateValue } from './feedback/save-state.tsx';
export { StatCard, type StatCardProps } from './feedback/stat-card.tsx';
export { StatusBadge, type StatusTone } from './feedback/status-badge.tsx';
export { DayRange } from './fields/day-range.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { readTime } from './fields/read-time.ts';
export { TimeField, type TimeFieldProps } from './fields/time-field.tsx';
export {
  formatAmount,
  formatCount,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatShortDate,
  formatTime,
  relativeTime,
  showTimesIn,
} from './format/format.ts';
export { SectionIcon, type SectionIconName } from './icons/section-icon.tsx';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
  DetailSection,
} from './layout/description-list.tsx';
export { FieldGroup, FullWidth } from './layout/field-group.tsx';
export { type SectionTab, SectionTabs } from './layout/section-tabs.tsx';
export { type Tab, Tabs, type TabsProps } from './layout/tabs.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.tsx';
export { DialogToasts, PageToasts } from './overlay/dialog-stack.tsx';
export { FormDialog, type FormDialogProps } from './overlay/form-dialog.tsx';
export { Menu, type MenuEntry, type MenuProps, type MenuTrigger } from './overlay/menu.tsx';
export { onSaveKey } from './overlay/on-save-key.ts';
export { SideSheet, type SideSheetProps } from './overlay/side-sheet.tsx';
export { unsavedChangesTexts } from './overlay/use-guarded-close.tsx';
export { type Placement, usePopover } from './overlay/use-popover.ts';
export {
  VersionDialog,
  type VersionDialogProps,
  type VersionField,
  type VersionSide,
} from './overlay/version-dialog.tsx';
export { Checkbox, type CheckboxProps } from './table/checkbox.tsx';
export { DataTable } from './table/data-table.tsx';
export { Pagination, type PaginationProps } from './table/pagination.tsx';
export type { DataTableProps, TableColumn, TableSort } from './table/types.ts';
export { AdminTheme, type AdminThemeProps } from './theme/admin-theme.tsx';
export { desktop, touch } from './theme/touch.ts';
export { useMedia } from './theme/use-media.ts';
export { type Room, useRoom } from './theme/use-room.ts';
