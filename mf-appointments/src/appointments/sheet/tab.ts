import type { Permission } from '@practice/contracts';
import type { ComponentType } from 'react';
import type { ClinicalCountsQuery } from '../../generated/graphql.ts';
import type { AppointmentDetails } from './use-appointment.ts';

export type ClinicalCounts = ClinicalCountsQuery['clinicalCounts'];

export type TabContentProps = {
  appointment: AppointmentDetails;
  titleOf: (slug: string) => string;
  /** Says whether something is typed and not saved: closing the sheet then asks. */
  onDirty: (isDirty: boolean) => void;
  /** The records behind the tab changed: the counts in the titles are read again. */
  onChanged: () => void;
};

/** A tab of an appointment's sheet. Its content is made when it is first opened, and stays. */
export type AppointmentTab = {
  /** As the address names it: `?tab=notes`. */
  key: string;
  title: string;
  permission: Permission;
  /** The number beside the title. */
  count?: (counts: ClinicalCounts) => number;
  Content: ComponentType<TabContentProps>;
};
