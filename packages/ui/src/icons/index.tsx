import { Icon } from '@practice/ui';
import {
  ArrowDownWideNarrow,
  ArrowRight,
  ArrowUp,
  ArrowUpNarrowWide,
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Columns3,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Link,
  List,
  Lock,
  type LucideIcon,
  Mail,
  MailWarning,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Phone,
  Plus,
  Repeat,
  RotateCw,
  Search,
  SlidersHorizontal,
  StickyNote,
  Trash2,
  X,
} from 'lucide-react';
import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<typeof Icon>, 'children' | 'asChild'>;

/**
 * A Lucide icon in the style of `Icon`: sized with the text, decorative unless it gets an `aria-label`. This entry is not
 * shared between shell and remotes, so that each build contains only the icons it uses; public pages draw their own few.
 */
function styled(Shape: LucideIcon) {
  return function StyledIcon(props: IconProps) {
    return (
      <Icon asChild {...props}>
        <Shape />
      </Icon>
    );
  };
}

export const ArrowRightIcon = /* @__PURE__ */ styled(ArrowRight);
export const ArrowUpIcon = /* @__PURE__ */ styled(ArrowUp);
export const BellIcon = /* @__PURE__ */ styled(Bell);
export const CalendarIcon = /* @__PURE__ */ styled(CalendarDays);
export const CheckIcon = /* @__PURE__ */ styled(Check);
export const ChevronDownIcon = /* @__PURE__ */ styled(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ styled(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ styled(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ styled(ChevronUp);
export const CloseIcon = /* @__PURE__ */ styled(X);
export const ColumnsIcon = /* @__PURE__ */ styled(Columns3);
export const DownloadIcon = /* @__PURE__ */ styled(Download);
export const EditIcon = /* @__PURE__ */ styled(Pencil);
export const EyeIcon = /* @__PURE__ */ styled(Eye);
export const EyeOffIcon = /* @__PURE__ */ styled(EyeOff);
export const FilterIcon = /* @__PURE__ */ styled(SlidersHorizontal);
export const GripIcon = /* @__PURE__ */ styled(GripVertical);
export const LinkIcon = /* @__PURE__ */ styled(Link);
export const ListIcon = /* @__PURE__ */ styled(List);
export const LockIcon = /* @__PURE__ */ styled(Lock);
export const MailIcon = /* @__PURE__ */ styled(Mail);
export const MailWarningIcon = /* @__PURE__ */ styled(MailWarning);
export const MenuIcon = /* @__PURE__ */ styled(Menu);
export const MoreIcon = /* @__PURE__ */ styled(Ellipsis);
export const NoteIcon = /* @__PURE__ */ styled(StickyNote);
export const PhoneIcon = /* @__PURE__ */ styled(Phone);
export const PlusIcon = /* @__PURE__ */ styled(Plus);
export const RefreshIcon = /* @__PURE__ */ styled(RotateCw);
export const RepeatIcon = /* @__PURE__ */ styled(Repeat);
export const SearchIcon = /* @__PURE__ */ styled(Search);
export const SidebarCloseIcon = /* @__PURE__ */ styled(PanelLeftClose);
export const SidebarOpenIcon = /* @__PURE__ */ styled(PanelLeftOpen);
export const SortAscendingIcon = /* @__PURE__ */ styled(ArrowUpNarrowWide);
export const SortDescendingIcon = /* @__PURE__ */ styled(ArrowDownWideNarrow);
export const TrashIcon = /* @__PURE__ */ styled(Trash2);
