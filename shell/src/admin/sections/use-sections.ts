import { type AdminSection, can, isFeatureOn, type SessionUserRecord, sectionGroups } from '@practice/contracts';
import { useMemo } from 'react';
import { useRegistry } from '../../remotes/registry.ts';

/** A section with its remote. */
export type ListedSection = AdminSection & { remote: string; remoteVersion: string };

/** The sections a user may see, in the order of the sidebar. Sections of missing remotes are left out. */
export function useSections({ role }: Pick<SessionUserRecord, 'role'>): readonly ListedSection[] {
  const registry = useRegistry();
  return useMemo(
    () =>
      registry
        .list()
        .flatMap(({ name, version, sections = [] }) =>
          sections.map((section) => ({ ...section, remote: name, remoteVersion: version })),
        )
        .filter(({ permission, feature }) => can(role, permission) && isFeatureOn(feature))
        .sort((one, other) => groupOrder(one) - groupOrder(other) || one.order - other.order),
    [registry, role],
  );
}

/** The keys of all sections, also of those that the user may not see. */
export function useExistingKeys(): readonly string[] {
  const registry = useRegistry();
  return useMemo(
    () =>
      registry
        .list()
        .flatMap(({ sections = [] }) => sections)
        .filter(({ feature }) => isFeatureOn(feature))
        .map(({ key }) => key),
    [registry],
  );
}

function groupOrder({ group }: AdminSection): number {
  return sectionGroups.indexOf(group);
}
