import type { ComponentType } from 'react';

export type { AdminSection } from '@practice/contracts';

/**
 * What a remote of the back office exposes as `./routes`. The component gets the key of the section to show, one of
 * those that the remote lists.
 *
 * `palette`, when it is there, is shown, invisibly, while the command palette is open, whatever section is on screen: it
 * adds the remote's records by `usePaletteItems`.
 */
export type SectionModule = { default: ComponentType<{ section: string }>; palette?: ComponentType };
