import type { ComponentType } from 'react';

export type { AdminSection } from '@practice/contracts';

/**
 * What a remote of the back office exposes as `./routes`. The component receives the key of the section to show, one of
 * those the remote lists.
 *
 * `prefetch` is optional and loads the code of a section that is likely to be opened next.
 *
 * `palette` is optional and renders nothing visible. It is mounted while the command palette is open, whatever section is
 * on screen, and adds the remote's records with `usePaletteItems`.
 */
export type SectionModule = {
  default: ComponentType<{ section: string }>;
  prefetch?: (section: string) => void;
  palette?: ComponentType;
};
