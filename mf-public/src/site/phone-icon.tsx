import { Icon } from '@practice/ui';

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5.5 3.5h3l1.6 4.2-2 1.6a12 12 0 0 0 5.6 5.6l1.6-2 4.2 1.6v3a2 2 0 0 1-2.2 2A16.6 16.6 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2Z" />
    </Icon>
  );
}
