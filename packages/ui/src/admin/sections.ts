import type { ComponentType } from 'react';

export type { AdminSection } from '@practice/contracts';

/**
 * What a remote of the back office exposes as `./routes`. The component gets the key of the section to show, one of
 * those that the remote lists.
 */
export type SectionModule = { default: ComponentType<{ section: string }> };
