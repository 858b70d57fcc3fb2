import { Icon } from '@practice/ui';

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.6-4.7 7-8.2 7-11.2A7 7 0 0 0 5 9.8C5 12.8 7.4 16.3 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.500V12l3 2" />
    </Icon>
  );
}

export function ChatIcon() {
  return (
    <Icon>
      <path d="M12 4a8 8 0 0 1 0 16 8.3 8.3 0 0 1-3.9-1L4 20l1.1-3.900A8 8 0 0 1 12 4Z" />
      <path d="M9 10.500h6M9 13.500h4" />
    </Icon>
  );
}

export function BusIcon() {
  return (
    <Icon>
      <rect x="4.5" y="4" width="15" height="13" rx="2.5" />
      <path d="M4.5 11h15M8 14.2h.1M16 14.2h.1M7.5 17v2.5M16.5 17v2.5" />
    </Icon>
  );
}

export function ParkingIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M10 16.500v-9h2.800a2.7 2.7 0 0 1 0 5.400H10" />
    </Icon>
  );
}

export function EmergencyIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.800v5M12 16v.1" />
    </Icon>
  );
}
