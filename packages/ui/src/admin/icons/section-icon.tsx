import { Icon } from '@practice/ui';
import {
  Bell,
  CalendarCheck2,
  CalendarClock,
  CircleHelp,
  ExternalLink,
  FileText,
  HeartHandshake,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareQuote,
  Newspaper,
  PanelsTopLeft,
  Plus,
  Search,
  SearchCheck,
  Settings,
  ShieldCheck,
  SquareMenu,
  User,
  Users,
  Waypoints,
} from 'lucide-react';
import type { ComponentProps } from 'react';

/** The icons that sections, palette lines and menus name. */
const icons = {
  bell: Bell,
  'calendar-check': CalendarCheck2,
  'calendar-clock': CalendarClock,
  dashboard: LayoutDashboard,
  'external-link': ExternalLink,
  'file-text': FileText,
  'heart-handshake': HeartHandshake,
  inbox: Inbox,
  key: KeyRound,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  menu: SquareMenu,
  newspaper: Newspaper,
  panels: PanelsTopLeft,
  plus: Plus,
  quote: MessageSquareQuote,
  search: Search,
  seo: SearchCheck,
  settings: Settings,
  shield: ShieldCheck,
  user: User,
  users: Users,
  waypoints: Waypoints,
} satisfies Record<string, LucideIcon>;

export type SectionIconName = keyof typeof icons;

type Props = Omit<ComponentProps<typeof Icon>, 'children'> & { name: string };

/** An icon by the name that a section's entry in the list of remotes gives; a question mark for one that is not known. */
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
