import { Icon } from '@practice/ui';
import {
  Activity,
  Archive,
  ArchiveRestore,
  Bell,
  CalendarCheck2,
  CalendarClock,
  CheckCheck,
  CircleCheck,
  CircleHelp,
  Database,
  ExternalLink,
  FileText,
  HeartHandshake,
  Image,
  Inbox,
  Info,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  MailOpen,
  MapPin,
  MessageSquareQuote,
  MonitorSmartphone,
  Newspaper,
  PanelsTopLeft,
  Plus,
  Scale,
  Search,
  SearchCheck,
  Settings,
  ShieldCheck,
  SquareMenu,
  Tags,
  Trash2,
  TriangleAlert,
  User,
  Users,
  Volume2,
  VolumeX,
  Waypoints,
} from 'lucide-react';
import type { ComponentProps } from 'react';

/** The icons that sections, palette items and menus refer to by name. */
const icons = {
  activity: Activity,
  archive: Archive,
  bell: Bell,
  'calendar-check': CalendarCheck2,
  'calendar-clock': CalendarClock,
  check: CircleCheck,
  'check-all': CheckCheck,
  dashboard: LayoutDashboard,
  database: Database,
  'external-link': ExternalLink,
  'file-text': FileText,
  'heart-handshake': HeartHandshake,
  image: Image,
  inbox: Inbox,
  info: Info,
  key: KeyRound,
  'log-out': LogOut,
  mail: Mail,
  'mail-open': MailOpen,
  'map-pin': MapPin,
  menu: SquareMenu,
  newspaper: Newspaper,
  monitor: MonitorSmartphone,
  panels: PanelsTopLeft,
  plus: Plus,
  quote: MessageSquareQuote,
  restore: ArchiveRestore,
  scale: Scale,
  search: Search,
  seo: SearchCheck,
  settings: Settings,
  shield: ShieldCheck,
  'sound-off': VolumeX,
  'sound-on': Volume2,
  tags: Tags,
  trash: Trash2,
  user: User,
  users: Users,
  warning: TriangleAlert,
  waypoints: Waypoints,
} satisfies Record<string, LucideIcon>;

export type SectionIconName = keyof typeof icons;

type Props = Omit<ComponentProps<typeof Icon>, 'children'> & { name: string };

/** An icon by the name in a section's entry of the list of remotes; a question mark for an unknown name. */
export function SectionIcon({ name, ...rest }: Props) {
  return (
    <Icon asChild boxSize="1.125em" strokeWidth="1.75" {...rest}>
      {shape(name)}
    </Icon>
  );
}

function shape(name: string) {
  const Shape = (icons as Record<string, LucideIcon>)[name] ?? CircleHelp;
  return <Shape />;
}
