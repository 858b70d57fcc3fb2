import { Tabs } from '@practice/ui/admin';
import { useLiveEvents, useSection, useStaff, useTab } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ClinicalCountsDocument } from '../../generated/graphql.ts';
import { AssessmentsTab } from './assessments/assessments-tab.tsx';
import { ChildProfileTab } from './child-profile/child-profile-tab.tsx';
import { FilesTab } from './files/files-tab.tsx';
import { NotesTab } from './notes/notes-tab.tsx';
import { Overview } from './overview.tsx';
import type { AppointmentTab, TabContentProps } from './tab.ts';

type AppointmentTabsProps = Omit<TabContentProps, 'onChanged'>;

/** What there is to an appointment, in tabs; the open one is in the address. */
export function AppointmentTabs({ onDirty, ...content }: AppointmentTabsProps) {
  const { can } = useStaff();
  const { setParams } = useSection();
  const { counts, refresh } = useClinicalCounts(content.appointment.id);
  const tabs = appointmentTabs.filter(({ permission }) => can(permission));
  const [keys = [], existing] = [tabs, appointmentTabs].map((each) => each.map(({ key }) => key));
  const current = useTab(keys, existing);
  const opened = useRef(new Set<string>());
  opened.current.add(current);
  const reportDirty = useDirtyTabs(onDirty);

  const [only] = tabs;
  const show = ({ key, Content }: AppointmentTab) =>
    opened.current.has(key) ? <Content {...content} onDirty={reportDirty(key)} onChanged={refresh} /> : null;
  if (only && tabs.length === 1) return show(only);
  return (
    <Tabs
      label="Randevu"
      current={current}
      onChoose={(key) => setParams({ tab: key === only?.key ? null : key }, { replace: true })}
      tabs={tabs.map((tab) => ({
        key: tab.key,
        title: tab.title,
        count: counts && tab.count?.(counts),
        content: show(tab),
      }))}
    />
  );
}

/** Joins what the tabs say of unsaved input: one function for each tab, always the same. */
function useDirtyTabs(onDirty: (isDirty: boolean) => void): (key: string) => (isDirty: boolean) => void {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const reports = useRef(new Map<string, (isDirty: boolean) => void>());
  useEffect(() => onDirty(dirty.size > 0), [onDirty, dirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  return useCallback((key) => {
    const known = reports.current.get(key);
    if (known) return known;
    const report = (isDirty: boolean) =>
      setDirty((before) => {
        if (before.has(key) === isDirty) return before;
        const next = new Set(before);
        if (isDirty) next.add(key);
        else next.delete(key);
        return next;
      });
    reports.current.set(key, report);
    return report;
  }, []);
}

const clinicalEvents = new Set([
  'reset',
  'appointment-file.changed',
  'assessment.changed',
  'child-profile.changed',
  'clinical-note.changed',
]);

/** How many clinical records an appointment has; undefined for users who may not know. `refresh` reads them again. */
function useClinicalCounts(appointmentId: string) {
  const { can } = useStaff();
  const { data, refetch } = useQuery(ClinicalCountsDocument, {
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
    skip: !can('clinical:read'),
  });
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useLiveEvents(({ type }) => {
    if (clinicalEvents.has(type) && can('clinical:read')) refresh();
  });
  return { counts: data?.clinicalCounts, refresh };
}

/** The tabs of an appointment's sheet, in their order; users see those that their permissions allow. */
const appointmentTabs: readonly AppointmentTab[] = [
  { key: 'overview', title: 'Genel Bakış', permission: 'appointment:read', Content: Overview },
  { key: 'notes', title: 'Notlar', permission: 'clinical:read', count: ({ notes }) => notes, Content: NotesTab },
  { key: 'files', title: 'Dosyalar', permission: 'clinical:read', count: ({ files }) => files, Content: FilesTab },
  { key: 'child', title: 'Çocuk Profili', permission: 'clinical:read', Content: ChildProfileTab },
  {
    key: 'assessments',
    title: 'Değerlendirmeler',
    permission: 'clinical:read',
    count: ({ assessments }) => assessments,
    Content: AssessmentsTab,
  },
];
