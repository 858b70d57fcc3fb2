import { Icon } from '@practice/ui';
import type { ComponentProps } from 'react';

type IconProps = Omit<ComponentProps<typeof Icon>, 'children'>;

/** The frame's own line icons, on the 24 px grid of Icon. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h3l1.6 4.2-2 1.6a12 12 0 0 0 5.6 5.6l1.6-2 4.2 1.6v3a2 2 0 0 1-2.2 2A16.6 16.6 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2Z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </Icon>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4.6-4.7 7-8.2 7-11.2A7 7 0 0 0 5 9.8C5 12.8 7.4 16.3 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}

export function ParkingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M10 16.5v-9h3a2.75 2.75 0 0 1 0 5.5h-3" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4a8 8 0 0 1 0 16 8.3 8.3 0 0 1-3.9-1L4 20l1.1-3.9A8 8 0 0 1 12 4Z" />
      <path d="M9 10.5h6M9 13.5h4" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="15" rx="3" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 10 5 5 5-5" />
    </Icon>
  );
}

/** The practice's mark: a sprout of two paper-cut leaves. */
export function SproutMark(props: IconProps) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="1.6" {...props}>
      <path d="M16 28V15" />
      <path d="M16 17c0-6 4-9.5 11-10 .3 6.8-3.6 10.5-11 10Z" fill="currentColor" fillOpacity="0.16" />
      <path d="M16 21c0-4.6-3.2-7.4-10-7.6 0 5.3 3.6 8 10 7.6Z" fill="currentColor" fillOpacity="0.3" />
    </Icon>
  );
}
