import { Icon } from '@practice/ui';

/** The practice's logo: a leaf. Decorative. */
export function PracticeLogo({ boxSize }: { boxSize: string }) {
  return (
    <Icon boxSize={boxSize} flexShrink="0">
      <path d="M4 14c5 0 8-3 8-8 5 1 8 4 8 9a7 7 0 0 1-7 6c-5 0-9-3-9-7Z" />
      <path d="M7 18c3-1 6-4 8-8" />
    </Icon>
  );
}
