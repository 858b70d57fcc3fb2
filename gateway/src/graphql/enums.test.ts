import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  appointmentEmailTypes,
  appointmentSorts,
  appointmentSources,
  appointmentStatuses,
  blogColors,
  blogPostSorts,
  blogPostStatuses,
  blogPreviewPeriods,
  blogPreviewStates,
  bulkBlogPostsOperations,
  bulkPagesOperations,
  changeTypes,
  closureKinds,
  contactReplyStates,
  contactStatuses,
  contactTypes,
  contentChangeKinds,
  contentPageIds,
  dateRanges,
  dayState,
  editedKinds,
  emailTemplateCategories,
  failedEmailSubjects,
  fileTypes,
  genders,
  listAppointmentsInput,
  menuItemTargets,
  menuItemTypes,
  noteTypes,
  notificationCategories,
  notificationDigests,
  notificationFilters,
  notificationPriorities,
  notificationTypes,
  outgoingEmailStates,
  pageStatuses,
  pageTemplates,
  paymentStatuses,
  priorities,
  quickFilters,
  recurringPatterns,
  seriesDateStates,
  seriesDecisions,
  seriesObstacles,
  seriesScope,
  settingCategories,
  settingTypes,
  specialFeatures,
  staffRoles,
  statusFilters,
} from '@practice/contracts';

import { buildSchema, GraphQLEnumType } from 'graphql';
import { expect, it } from 'vitest';

/** The members of each enum of the schema, as the contract's records and inputs have them. */
const contract: Record<string, readonly string[]> = {
  AppointmentEmailType: appointmentEmailTypes,
  ContentChangeKind: contentChangeKinds,
  ContentPageId: contentPageIds,
  AppointmentChangeType: changeTypes,
  AppointmentPriority: priorities,
  AppointmentSort: appointmentSorts,
  AppointmentSource: appointmentSources,
  AppointmentStatus: appointmentStatuses,
  AppointmentStatusFilter: statusFilters,
  BlogColor: blogColors,
  BlogPostSort: blogPostSorts,
  BlogPostStatus: blogPostStatuses,
  BlogPreviewPeriod: blogPreviewPeriods,
  BlogPreviewState: blogPreviewStates,
  BulkBlogPostsOperation: bulkBlogPostsOperations,
  BulkPagesOperation: bulkPagesOperations,
  ClosureKind: closureKinds,
  ContactReplyState: contactReplyStates,
  ContactStatus: contactStatuses,
  ContactType: contactTypes,
  DateRange: dateRanges,
  DayStateName: dayState.options,
  EditedKind: editedKinds,
  EmailTemplateCategory: emailTemplateCategories,
  Gender: genders,
  FailedEmailSubject: failedEmailSubjects,
  FileType: fileTypes,
  MenuItemType: menuItemTypes,
  MenuTarget: menuItemTargets,
  NoteType: noteTypes,
  PageStatus: pageStatuses,
  PageTemplate: pageTemplates,
  NotificationCategory: notificationCategories,
  NotificationDigest: notificationDigests,
  NotificationFilter: notificationFilters,
  NotificationPriority: notificationPriorities,
  NotificationType: notificationTypes,
  OutgoingEmailState: outgoingEmailStates,
  PaymentStatus: paymentStatuses,
  QuickFilter: quickFilters,
  RecurringPattern: recurringPatterns,
  SeriesDateState: seriesDateStates,
  SeriesDecision: seriesDecisions,
  SeriesObstacle: seriesObstacles,
  SeriesScope: seriesScope.options,
  SettingCategory: settingCategories,
  SettingType: settingTypes,
  SortDirection: listAppointmentsInput.shape.direction.unwrap().unwrap().options,
  SpecialFeature: specialFeatures,
  StaffRole: staffRoles,
};

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../api.graphql'), 'utf8'));
const enums = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLEnumType => type instanceof GraphQLEnumType && !type.name.startsWith('__'),
);

it.each(enums.map((type) => [type.name, type] as const))('%s has the same members as its contract', (name, type) => {
  expect(
    type
      .getValues()
      .map((value) => value.name)
      .sort(),
  ).toEqual([...(contract[name] ?? [])].sort());
});

it('every contract belongs to an enum of the schema', () => {
  expect(Object.keys(contract).sort()).toEqual(enums.map(({ name }) => name).sort());
});
