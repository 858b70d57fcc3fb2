import { Icon } from '@practice/ui';

export function Pencil() {
  return (
    <Icon>
      <path d="M4 20l1-4.500L16.500 4a2 2 0 0 1 3 3L8.500 18.500ZM14.500 6l3 3" />
    </Icon>
  );
}
