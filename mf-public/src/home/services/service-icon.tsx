import { Icon } from '@practice/ui';
import type { ReactNode } from 'react';

/** Line icons of the services, by the name that the back office stores. */
const drawings: Record<string, ReactNode> = {
  blocks: (
    <>
      <rect x="3.5" y="12.5" width="8" height="8" rx="1.5" />
      <rect x="12.5" y="12.5" width="8" height="8" rx="1.5" />
      <path d="M12 3.5 16.6 10H7.400z" />
    </>
  ),
  leaf: (
    <>
      <path d="M5 20c0-8.5 4.5-13.5 14.5-15C20.5 14.5 16 19 8.5 18.5" />
      <path d="M5 20c2-4.5 4.5-7 8.5-9" />
    </>
  ),
  home: (
    <>
      <path d="M4 11.5 12 4.500l8 7" />
      <path d="M6 10v10h12V10" />
      <path d="M12 17.300c-1.7-1-2.6-2-2.6-3 0-.9.6-1.5 1.4-1.5.5 0 .9.3 1.2.8.3-.5.7-.8 1.2-.8.8 0 1.4.6 1.4 1.5 0 1-.9 2-2.6 3Z" />
    </>
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5z" />
    </>
  ),
  group: (
    <>
      <circle cx="12" cy="7" r="2.8" />
      <circle cx="5.8" cy="11" r="2.2" />
      <circle cx="18.2" cy="11" r="2.2" />
      <path d="M7.5 19.500c0-3.3 1.8-5.5 4.5-5.500s4.5 2.2 4.5 5.500M2.5 18.500c0-2.3 1.1-3.9 3-4.200M21.5 18.500c0-2.3-1.1-3.9-3-4.2" />
    </>
  ),
  screen: (
    <>
      <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
      <path d="M8.5 20.500h7M12 16.500v4" />
      <path d="M8.5 12.500v-4h7v4h-3.200L10.5 14v-1.500z" />
    </>
  ),
};

const sprout = (
  <>
    <path d="M12 20.500v-9" />
    <path d="M12 12.500c0-4.5 3-7 8-7.3.2 5-2.6 7.6-8 7.300ZM12 16.500c0-3.4-2.4-5.4-7-5.6 0 3.9 2.5 5.9 7 5.600Z" />
  </>
);

export function ServiceIcon({ name }: { name?: string | null }) {
  return <Icon boxSize="1.75rem">{drawings[name ?? ''] ?? sprout}</Icon>;
}
