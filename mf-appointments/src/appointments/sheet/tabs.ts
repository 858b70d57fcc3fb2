import { AssessmentsTab } from './assessments/assessments-tab.tsx';
import { ChildProfileTab } from './child-profile/child-profile-tab.tsx';
import { FilesTab } from './files/files-tab.tsx';
import { NotesTab } from './notes/notes-tab.tsx';
import { Overview } from './overview.tsx';
import type { AppointmentTab } from './tab.ts';

/** The tabs of an appointment's sheet, in their order; whoever lacks a tab's permission does not see it. */
export const appointmentTabs: readonly AppointmentTab[] = [
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
