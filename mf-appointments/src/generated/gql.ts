/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\"The records of a quick choice: what is needed to name them, to undo a change of status, and to remind no one twice.\"\nquery AppointmentIds($filter: AppointmentFilter, $page: Int!, $pageSize: Int!) {\n  appointments(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n      status\n      reminderSent\n      conflictsWith\n    }\n    total\n  }\n}": typeof types.AppointmentIdsDocument,
    "mutation BulkDeleteAppointments($ids: [ID!]!) {\n  bulkDeleteAppointments(ids: $ids) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": typeof types.BulkDeleteAppointmentsDocument,
    "mutation BulkSendAppointmentEmails($ids: [ID!]!, $templateId: ID!) {\n  bulkSendAppointmentEmails(ids: $ids, templateId: $templateId) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": typeof types.BulkSendAppointmentEmailsDocument,
    "mutation BulkSetAppointmentStatus($ids: [ID!]!, $status: AppointmentStatus!, $isUndo: Boolean, $allowConflict: Boolean) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: $status\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": typeof types.BulkSetAppointmentStatusDocument,
    "\"What a calendar shows of an appointment, and what its actions need.\"\nfragment CalendarAppointment on Appointment {\n  id\n  version\n  childName\n  parentName\n  phone\n  email\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  calendarColor\n  conflictsWith\n  isRecurring\n  recurringParentId\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n}": typeof types.CalendarAppointmentFragmentDoc,
    "query CalendarAppointments($start: String!, $end: String!, $filter: AppointmentFilter) {\n  calendarAppointments(start: $start, end: $end, filter: $filter) {\n    ...CalendarAppointment\n  }\n}": typeof types.CalendarAppointmentsDocument,
    "query CalendarDays($start: String!, $end: String!) {\n  calendarDays(start: $start, end: $end) {\n    date\n    opensAt\n    closesAt\n    holidays\n    closures {\n      startTime\n      endTime\n      kind\n      title\n    }\n  }\n}": typeof types.CalendarDaysDocument,
    "mutation MoveAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...CalendarAppointment\n    }\n    savedCount\n    skipped {\n      date\n      message\n    }\n  }\n}": typeof types.MoveAppointmentDocument,
    "mutation CreateAppointment($input: CreateAppointmentInput!) {\n  createAppointment(input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}": typeof types.CreateAppointmentDocument,
    "\"The times of a day that the form suggests.\"\nquery FreeTimes($date: String!) {\n  availability(date: $date) {\n    date\n    state\n    closedBecause\n    slots {\n      time\n      available\n    }\n  }\n}": typeof types.FreeTimesDocument,
    "\"What saving a series would make of its dates.\"\nquery SeriesPreview($appointmentDate: String!, $appointmentTime: String!, $duration: Int, $recurringPattern: RecurringPattern!, $recurringEndDate: String, $recurringCount: Int, $appointmentId: ID) {\n  seriesPreview(\n    appointmentDate: $appointmentDate\n    appointmentTime: $appointmentTime\n    duration: $duration\n    recurringPattern: $recurringPattern\n    recurringEndDate: $recurringEndDate\n    recurringCount: $recurringCount\n    appointmentId: $appointmentId\n  ) {\n    dates {\n      date\n      appointmentTime\n      state\n      obstacle\n      detail\n      nearby {\n        appointmentDate\n        appointmentTime\n      }\n    }\n    removed {\n      id\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": typeof types.SeriesPreviewDocument,
    "mutation UpdateAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}": typeof types.UpdateAppointmentDocument,
    "query AppointmentEmails($id: ID!) {\n  appointmentEmails(appointmentId: $id) {\n    id\n    kind\n    templateName\n    state\n    reason\n    isAddressRefused\n    attempts\n    sentAt\n    createdAt\n  }\n}": typeof types.AppointmentEmailsDocument,
    "\"The e-mail as the parent would get it now, and why it cannot be sent.\"\nquery EmailPreview($id: ID!, $templateId: ID!, $customMessage: String) {\n  appointmentEmailPreview(\n    appointmentId: $id\n    templateId: $templateId\n    customMessage: $customMessage\n  ) {\n    to\n    subject\n    text\n    blockReason\n  }\n}": typeof types.EmailPreviewDocument,
    "\"The e-mail about a move, before it is made.\"\nquery RescheduledPreview($id: ID!, $date: String!, $time: String!) {\n  rescheduledEmailPreview(\n    appointmentId: $id\n    appointmentDate: $date\n    appointmentTime: $time\n  ) {\n    to\n    subject\n    text\n  }\n}": typeof types.RescheduledPreviewDocument,
    "mutation ResendEmail($id: ID!) {\n  resendEmail(id: $id)\n}": typeof types.ResendEmailDocument,
    "mutation SendAppointmentEmail($id: ID!, $templateId: ID!, $customMessage: String, $allowWithdrawn: Boolean) {\n  sendAppointmentEmail(\n    id: $id\n    templateId: $templateId\n    customMessage: $customMessage\n    allowWithdrawn: $allowWithdrawn\n  )\n}": typeof types.SendAppointmentEmailDocument,
    "\"What staff may send to a parent, by name.\"\nquery SendableTemplates {\n  emailTemplates(onlySendable: true) {\n    id\n    name\n    category\n    variables\n  }\n}": typeof types.SendableTemplatesDocument,
    "query AppointmentSummary {\n  appointmentSummary {\n    total\n    pending\n    confirmed\n    completed\n    cancelled\n    urgent\n    today\n    tomorrow\n    thisWeek\n    totalRevenue\n    pendingPayment\n    remindersNeeded\n  }\n}": typeof types.AppointmentSummaryDocument,
    "query Appointments($filter: AppointmentFilter, $sort: AppointmentSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  appointments(\n    filter: $filter\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...AppointmentRow\n    }\n    total\n  }\n}": typeof types.AppointmentsDocument,
    "\"The appointments that the command palette offers for what was typed.\"\nquery PaletteAppointments($search: String!) {\n  appointments(\n    filter: {search: $search}\n    sort: appointmentDate\n    direction: desc\n    pageSize: 6\n  ) {\n    items {\n      id\n      childName\n      parentName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": typeof types.PaletteAppointmentsDocument,
    "\"What the list shows of an appointment, folded out too.\"\nfragment AppointmentRow on Appointment {\n  id\n  version\n  parentName\n  childName\n  childBirthDate\n  childAge\n  phone\n  email\n  serviceType\n  reason\n  notes\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  priority\n  paymentStatus\n  fee\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n  isRecurring\n  recurringPattern\n  recurringEndDate\n  recurringParentId\n  originalDate\n  conflictsWith\n  source\n  suspicion\n  createdAt\n  updatedAt\n}": typeof types.AppointmentRowFragmentDoc,
    "query AppointmentServices {\n  therapyServices {\n    id\n    slug\n    title\n  }\n  serviceTitles {\n    slug\n    title\n  }\n}": typeof types.AppointmentServicesDocument,
    "mutation DeleteAppointment($id: ID!, $scope: SeriesScope) {\n  deleteAppointment(id: $id, scope: $scope) {\n    deletedCount\n  }\n}": typeof types.DeleteAppointmentDocument,
    "mutation SetAppointmentStatus($id: ID!, $status: AppointmentStatus!, $version: Int, $isUndo: Boolean, $allowConflict: Boolean, $scope: SeriesScope) {\n  setAppointmentStatus(\n    id: $id\n    status: $status\n    version: $version\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n    scope: $scope\n  ) {\n    ...AppointmentRow\n  }\n}": typeof types.SetAppointmentStatusDocument,
    "query Appointment($id: ID!) {\n  appointment(id: $id) {\n    ...AppointmentRow\n    calendarColor\n    consents {\n      kvkk\n      communication\n      legalTextVersion\n      agreedAt\n    }\n    resubmissions {\n      at\n      phone\n      email\n      childBirthDate\n      serviceType\n      reason\n    }\n    history {\n      at\n      username\n      changeType\n      fields {\n        field\n        from\n        to\n      }\n    }\n  }\n}": typeof types.AppointmentDocument,
    "query AssessedChild($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    id\n  }\n}": typeof types.AssessedChildDocument,
    "fragment AssessmentRow on Assessment {\n  id\n  appointmentId\n  assessmentType\n  assessmentName\n  score\n  maxScore\n  scores {\n    name\n    score\n    maxScore\n  }\n  interpretation\n  recommendations\n  notes\n  assessedBy\n  assessmentDate\n  version\n}": typeof types.AssessmentRowFragmentDoc,
    "\"Of the child's file, or of the appointment while there is none.\"\nquery Assessments($appointmentId: ID, $childProfileId: ID) {\n  assessments(\n    appointmentId: $appointmentId\n    childProfileId: $childProfileId\n    pageSize: 100\n  ) {\n    items {\n      ...AssessmentRow\n    }\n    total\n  }\n}": typeof types.AssessmentsDocument,
    "mutation CreateAssessment($input: CreateAssessmentInput!) {\n  createAssessment(input: $input) {\n    ...AssessmentRow\n  }\n}": typeof types.CreateAssessmentDocument,
    "mutation DeleteAssessment($id: ID!) {\n  deleteAssessment(id: $id)\n}": typeof types.DeleteAssessmentDocument,
    "mutation UpdateAssessment($id: ID!, $input: UpdateAssessmentInput!) {\n  updateAssessment(id: $id, input: $input) {\n    ...AssessmentRow\n  }\n}": typeof types.UpdateAssessmentDocument,
    "query AppointmentChildProfile($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    ...ChildProfileRow\n  }\n}": typeof types.AppointmentChildProfileDocument,
    "fragment ChildProfileRow on ChildProfile {\n  id\n  childName\n  childBirthDate\n  gender\n  parentName\n  parentPhone\n  parentEmail\n  emergencyContact\n  concerns\n  medicalHistory\n  previousTherapy\n  milestones\n  schoolInfo\n  allergies\n  medications\n  specialNeeds\n  guardians {\n    name\n    relation\n    phone\n    email\n  }\n  isActive\n  version\n}": typeof types.ChildProfileRowFragmentDoc,
    "query ChildProfile($id: ID!) {\n  childProfile(id: $id) {\n    ...ChildProfileRow\n  }\n}": typeof types.ChildProfileDocument,
    "query ChildTimeline($id: ID!) {\n  childTimeline(id: $id) {\n    at\n    appointment {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n      status\n      childName\n      childBirthDate\n      serviceType\n    }\n    note {\n      id\n      noteType\n      title\n      content\n      isPrivate\n      createdBy\n      createdAt\n    }\n    assessment {\n      id\n      assessmentType\n      assessmentName\n      score\n      maxScore\n      assessmentDate\n    }\n  }\n}": typeof types.ChildTimelineDocument,
    "mutation MergeChildProfiles($id: ID!, $input: MergeChildProfilesInput!) {\n  mergeChildProfiles(id: $id, input: $input) {\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n    changedFields\n  }\n}": typeof types.MergeChildProfilesDocument,
    "mutation OpenChildProfile($appointmentId: ID!, $input: OpenChildProfileInput) {\n  openChildProfile(appointmentId: $appointmentId, input: $input) {\n    ...ChildProfileRow\n  }\n}": typeof types.OpenChildProfileDocument,
    "\"The files that one may be merged with.\"\nquery OtherChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 20) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      parentPhone\n    }\n  }\n}": typeof types.OtherChildProfilesDocument,
    "query PossibleChildProfiles($appointmentId: ID!) {\n  possibleChildProfiles(appointmentId: $appointmentId) {\n    id\n    childName\n    parentName\n    parentPhone\n  }\n}": typeof types.PossibleChildProfilesDocument,
    "mutation SplitChildProfile($id: ID!, $input: SplitChildProfileInput!) {\n  splitChildProfile(id: $id, input: $input) {\n    profile {\n      id\n      childName\n    }\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n  }\n}": typeof types.SplitChildProfileDocument,
    "mutation UpdateChildProfile($id: ID!, $input: UpdateChildProfileInput!) {\n  updateChildProfile(id: $id, input: $input) {\n    ...ChildProfileRow\n  }\n}": typeof types.UpdateChildProfileDocument,
    "\"Beside the titles of the tabs.\"\nquery ClinicalCounts($appointmentId: ID!) {\n  clinicalCounts(appointmentId: $appointmentId) {\n    notes\n    files\n    assessments\n  }\n}": typeof types.ClinicalCountsDocument,
    "\"An appointment at the same time as another, as that one's sheet names it.\"\nquery ConflictingAppointment($id: ID!) {\n  appointment(id: $id) {\n    id\n    childName\n    appointmentDate\n    appointmentTime\n    appointmentEndTime\n    status\n  }\n}": typeof types.ConflictingAppointmentDocument,
    "query AppointmentFileAddress($id: ID!) {\n  appointmentFileAddress(id: $id) {\n    url\n  }\n}": typeof types.AppointmentFileAddressDocument,
    "fragment AppointmentFileRow on AppointmentFile {\n  id\n  fileName\n  fileType\n  mimeType\n  fileSize\n  url\n  description\n  isConfidential\n  uploadedBy\n  createdAt\n  version\n}": typeof types.AppointmentFileRowFragmentDoc,
    "query AppointmentFiles($appointmentId: ID!) {\n  appointmentFiles(appointmentId: $appointmentId) {\n    ...AppointmentFileRow\n  }\n}": typeof types.AppointmentFilesDocument,
    "mutation CreateAppointmentFile($input: CreateAppointmentFileInput!) {\n  createAppointmentFile(input: $input) {\n    ...AppointmentFileRow\n  }\n}": typeof types.CreateAppointmentFileDocument,
    "mutation DeleteAppointmentFile($id: ID!) {\n  deleteAppointmentFile(id: $id)\n}": typeof types.DeleteAppointmentFileDocument,
    "mutation UpdateAppointmentFile($id: ID!, $input: UpdateAppointmentFileInput!) {\n  updateAppointmentFile(id: $id, input: $input) {\n    ...AppointmentFileRow\n  }\n}": typeof types.UpdateAppointmentFileDocument,
    "fragment ClinicalNoteRow on ClinicalNote {\n  id\n  noteType\n  title\n  content\n  isPrivate\n  createdBy\n  canEdit\n  createdAt\n  updatedAt\n  version\n}": typeof types.ClinicalNoteRowFragmentDoc,
    "query ClinicalNotes($appointmentId: ID!) {\n  clinicalNotes(appointmentId: $appointmentId) {\n    ...ClinicalNoteRow\n  }\n}": typeof types.ClinicalNotesDocument,
    "mutation CreateClinicalNote($input: CreateClinicalNoteInput!) {\n  createClinicalNote(input: $input) {\n    ...ClinicalNoteRow\n  }\n}": typeof types.CreateClinicalNoteDocument,
    "mutation DeleteClinicalNote($id: ID!) {\n  deleteClinicalNote(id: $id)\n}": typeof types.DeleteClinicalNoteDocument,
    "mutation UpdateClinicalNote($id: ID!, $input: UpdateClinicalNoteInput!) {\n  updateClinicalNote(id: $id, input: $input) {\n    ...ClinicalNoteRow\n  }\n}": typeof types.UpdateClinicalNoteDocument,
    "fragment BlockoutRow on Blockout {\n  id\n  title\n  startDateTime\n  endDateTime\n  description\n  isActive\n  version\n}": typeof types.BlockoutRowFragmentDoc,
    "query Blockouts {\n  blockouts {\n    ...BlockoutRow\n  }\n}": typeof types.BlockoutsDocument,
    "mutation CreateBlockout($input: CreateBlockoutInput!) {\n  createBlockout(input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.CreateBlockoutDocument,
    "mutation DeleteBlockout($id: ID!) {\n  deleteBlockout(id: $id)\n}": typeof types.DeleteBlockoutDocument,
    "mutation UpdateBlockout($id: ID!, $input: UpdateBlockoutInput!) {\n  updateBlockout(id: $id, input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.UpdateBlockoutDocument,
    "mutation CancelAppointments($ids: [ID!]!, $withoutEmail: Boolean!) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: cancelled\n    withoutEmail: $withoutEmail\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": typeof types.CancelAppointmentsDocument,
    "fragment ClosedTimeAppointmentRow on ClosedTimeAppointment {\n  id\n  childName\n  parentName\n  phone\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}": typeof types.ClosedTimeAppointmentRowFragmentDoc,
    "query ClosedTimeAppointments {\n  closedTimeAppointments {\n    ...ClosedTimeAppointmentRow\n  }\n}": typeof types.ClosedTimeAppointmentsDocument,
    "mutation AddTurkishHolidays($input: AddTurkishHolidaysInput!) {\n  addTurkishHolidays(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.AddTurkishHolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) {\n  createHoliday(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.CreateHolidayDocument,
    "mutation DeleteHoliday($id: ID!) {\n  deleteHoliday(id: $id)\n}": typeof types.DeleteHolidayDocument,
    "fragment HolidayRow on Holiday {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isRecurring\n  description\n  isActive\n  version\n}": typeof types.HolidayRowFragmentDoc,
    "query Holidays {\n  holidays {\n    ...HolidayRow\n  }\n}": typeof types.HolidaysDocument,
    "mutation UpdateHoliday($id: ID!, $input: UpdateHolidayInput!) {\n  updateHoliday(id: $id, input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.UpdateHolidayDocument,
    "mutation DeleteWorkingHour($id: ID!) {\n  deleteWorkingHour(id: $id)\n}": typeof types.DeleteWorkingHourDocument,
    "mutation SaveWorkingHour($input: SaveWorkingHourInput!) {\n  saveWorkingHour(input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.SaveWorkingHourDocument,
    "mutation UpdateWorkingHour($id: ID!, $input: UpdateWorkingHourInput!) {\n  updateWorkingHour(id: $id, input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.UpdateWorkingHourDocument,
    "fragment WorkingHourRow on WorkingHour {\n  id\n  dayOfWeek\n  isActive\n  startTime\n  endTime\n  breakStartTime\n  breakEndTime\n  slotDuration\n  bufferTime\n  maxAppointments\n  version\n}": typeof types.WorkingHourRowFragmentDoc,
    "query WorkingHours {\n  workingHours {\n    ...WorkingHourRow\n  }\n}": typeof types.WorkingHoursDocument,
    "mutation CreateSlot($input: CreateAvailableSlotInput!) {\n  createAvailableSlot(input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.CreateSlotDocument,
    "mutation DeleteSlot($id: ID!) {\n  deleteAvailableSlot(id: $id)\n}": typeof types.DeleteSlotDocument,
    "mutation GenerateSlots($input: GenerateSlotsInput!) {\n  generateSlots(input: $input) {\n    created\n    skipped\n  }\n}": typeof types.GenerateSlotsDocument,
    "fragment SlotRow on AvailableSlot {\n  id\n  date\n  startTime\n  endTime\n  isAvailable\n  isBooked\n  maxCapacity\n  currentBookings\n  notes\n  version\n}": typeof types.SlotRowFragmentDoc,
    "query Slots($date: String!) {\n  availableSlots(from: $date, to: $date) {\n    ...SlotRow\n  }\n  availableSlotCount\n}": typeof types.SlotsDocument,
    "mutation UpdateSlot($id: ID!, $input: UpdateAvailableSlotInput!) {\n  updateAvailableSlot(id: $id, input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": typeof types.UpdateSlotDocument,
    "\"The children's files that the command palette offers for what was typed.\"\nquery PaletteChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 6) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      latestAppointmentId\n    }\n  }\n}": typeof types.PaletteChildProfilesDocument,
    "fragment RecordConsent on ConsentEntry {\n  id\n  text\n  state\n  withdrawal {\n    withdrawnOn\n    channel\n    recordedBy\n  }\n}": typeof types.RecordConsentFragmentDoc,
    "query RecordConsents($recordId: ID!) {\n  recordConsents(recordId: $recordId) {\n    ...RecordConsent\n  }\n}": typeof types.RecordConsentsDocument,
    "mutation WithdrawRecordConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...RecordConsent\n  }\n}": typeof types.WithdrawRecordConsentDocument,
    "mutation AssignContactMessage($id: ID!, $userId: ID) {\n  assignContactMessage(id: $id, userId: $userId) {\n    ...ContactRow\n  }\n}": typeof types.AssignContactMessageDocument,
    "mutation BulkDeleteContactMessages($ids: [ID!]!) {\n  bulkDeleteContactMessages(ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": typeof types.BulkDeleteContactMessagesDocument,
    "mutation BulkSetContactSpam($ids: [ID!]!, $isSpam: Boolean!) {\n  bulkSetContactSpam(ids: $ids, isSpam: $isSpam) {\n    results {\n      id\n      ok\n    }\n  }\n}": typeof types.BulkSetContactSpamDocument,
    "mutation BulkSetContactStatus($ids: [ID!]!, $status: ContactStatus!) {\n  bulkSetContactStatus(ids: $ids, status: $status) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": typeof types.BulkSetContactStatusDocument,
    "query ContactAssignees {\n  contactAssignees {\n    id\n    username\n    isActive\n  }\n}": typeof types.ContactAssigneesDocument,
    "query ContactMessages($status: ContactStatus, $search: String, $assigneeId: ID, $isSpam: Boolean!, $page: Int!, $pageSize: Int!) {\n  contactMessages(\n    status: $status\n    search: $search\n    assigneeId: $assigneeId\n    isSpam: $isSpam\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...ContactRow\n    }\n    total\n  }\n  contactMessageTotals {\n    total\n    unread\n    read\n    replied\n    archived\n    spam\n  }\n}": typeof types.ContactMessagesDocument,
    "fragment ContactRow on ContactMessage {\n  id\n  name\n  email\n  subject\n  contactType\n  status\n  isSpam\n  assigneeId\n  createdAt\n}": typeof types.ContactRowFragmentDoc,
    "mutation DeleteContactMessage($id: ID!) {\n  deleteContactMessage(id: $id)\n}": typeof types.DeleteContactMessageDocument,
    "\"The messages that the command palette offers for what was typed.\"\nquery PaletteContacts($search: String!) {\n  contactMessages(search: $search, pageSize: 6) {\n    items {\n      id\n      name\n      subject\n      createdAt\n    }\n  }\n}": typeof types.PaletteContactsDocument,
    "mutation SetContactSpam($id: ID!, $isSpam: Boolean!) {\n  setContactSpam(id: $id, isSpam: $isSpam) {\n    ...ContactRow\n  }\n}": typeof types.SetContactSpamDocument,
    "mutation SetContactStatus($id: ID!, $status: ContactStatus!) {\n  setContactStatus(id: $id, status: $status) {\n    ...ContactRow\n  }\n}": typeof types.SetContactStatusDocument,
    "query ContactMessage($id: ID!) {\n  contactMessage(id: $id) {\n    ...ContactRow\n    message\n    contactWithdrawnAt\n    consent {\n      legalTextVersion\n      agreedAt\n    }\n  }\n  contactReplies(id: $id) {\n    id\n    subject\n    text\n    author\n    state\n    reason\n    createdAt\n    sentAt\n  }\n}": typeof types.ContactMessageDocument,
    "query ContactReplyDrafts($id: ID!) {\n  contactReplyDrafts(id: $id) {\n    id\n    name\n    subject\n    text\n  }\n}": typeof types.ContactReplyDraftsDocument,
    "mutation ReplyToContactMessage($id: ID!, $input: ContactReplyInput!) {\n  replyToContactMessage(id: $id, input: $input) {\n    id\n    state\n  }\n}": typeof types.ReplyToContactMessageDocument,
    "mutation ResendContactReply($id: ID!) {\n  resendContactReply(id: $id)\n}": typeof types.ResendContactReplyDocument,
    "fragment DashboardVisit on DashboardAppointment {\n  id\n  childName\n  parentName\n  phone\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}": typeof types.DashboardVisitFragmentDoc,
    "\"Everything that the dashboard shows, at once.\"\nquery Dashboard($withHealth: Boolean!) {\n  dashboard {\n    date\n    today {\n      ...DashboardVisit\n    }\n    next {\n      ...DashboardVisit\n    }\n    waiting {\n      total\n      items {\n        requestedAt\n        answerDueAt\n        appointment {\n          ...DashboardVisit\n        }\n      }\n    }\n    promise {\n      requests\n      inTime\n    }\n    remindersDue {\n      ...DashboardVisit\n    }\n    week {\n      date\n      booked\n      capacity\n    }\n    rates {\n      confirmation\n      completion\n      cancellation\n      payment\n    }\n    ages {\n      group\n      appointments\n    }\n    totalRevenue\n    pendingPayment\n    months {\n      month\n      appointments\n      completed\n      cancelled\n      revenue\n      pendingPayment\n    }\n  }\n  dashboardMessages {\n    unreadCount\n    unread {\n      id\n      name\n      subject\n      createdAt\n    }\n    failedEmailCount\n    failedEmails {\n      id\n      about\n      subjectId\n      reason\n      createdAt\n      appointment {\n        id\n        childName\n      }\n    }\n    emailsWaitFor\n  }\n  serviceTitles {\n    slug\n    title\n  }\n  siteSettings(category: \"general\") @include(if: $withHealth) {\n    settingKey\n    settingValue\n  }\n  systemHealth @include(if: $withHealth) {\n    database\n    eventsBehind\n    services {\n      name\n      isUp\n    }\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n  }\n}": typeof types.DashboardDocument,
    "mutation ClearRefusedAddress($id: ID!) {\n  clearRefusedAddress(id: $id)\n}": typeof types.ClearRefusedAddressDocument,
    "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}": typeof types.MailStateDocument,
    "mutation MarkRefusedAddress($input: MarkRefusedAddressInput!) {\n  markRefusedAddress(input: $input) {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": typeof types.MarkRefusedAddressDocument,
    "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": typeof types.RefusedAddressesDocument,
    "\"The newest notifications of the user, of which the settings show how many there are.\"\nquery NotificationCounts {\n  notifications(limit: 1000) {\n    id\n    isRead\n    timestamp\n  }\n}": typeof types.NotificationCountsDocument,
    "mutation CreateService($input: CreateTherapyServiceInput!) {\n  createTherapyService(input: $input) {\n    ...ServiceRow\n  }\n}": typeof types.CreateServiceDocument,
    "mutation DeleteService($id: ID!, $force: Boolean! = false) {\n  deleteTherapyService(id: $id, force: $force)\n}": typeof types.DeleteServiceDocument,
    "mutation OrderServices($ids: [ID!]!) {\n  orderTherapyServices(ids: $ids) {\n    id\n  }\n}": typeof types.OrderServicesDocument,
    "fragment ServiceRow on TherapyService {\n  id\n  title\n  description\n  details\n  promise\n  bodyHtml\n  audience\n  steps {\n    title\n    text\n  }\n  faqs {\n    question\n    answer\n  }\n  sessionForm\n  iconName\n  price\n  duration\n  isActive\n  version\n}": typeof types.ServiceRowFragmentDoc,
    "query Services {\n  therapyServices(includeInactive: true) {\n    ...ServiceRow\n  }\n}": typeof types.ServicesDocument,
    "mutation UpdateService($id: ID!, $input: UpdateTherapyServiceInput!) {\n  updateTherapyService(id: $id, input: $input) {\n    ...ServiceRow\n  }\n}": typeof types.UpdateServiceDocument,
};
const documents: Documents = {
    "\"The records of a quick choice: what is needed to name them, to undo a change of status, and to remind no one twice.\"\nquery AppointmentIds($filter: AppointmentFilter, $page: Int!, $pageSize: Int!) {\n  appointments(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n      status\n      reminderSent\n      conflictsWith\n    }\n    total\n  }\n}": types.AppointmentIdsDocument,
    "mutation BulkDeleteAppointments($ids: [ID!]!) {\n  bulkDeleteAppointments(ids: $ids) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": types.BulkDeleteAppointmentsDocument,
    "mutation BulkSendAppointmentEmails($ids: [ID!]!, $templateId: ID!) {\n  bulkSendAppointmentEmails(ids: $ids, templateId: $templateId) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": types.BulkSendAppointmentEmailsDocument,
    "mutation BulkSetAppointmentStatus($ids: [ID!]!, $status: AppointmentStatus!, $isUndo: Boolean, $allowConflict: Boolean) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: $status\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": types.BulkSetAppointmentStatusDocument,
    "\"What a calendar shows of an appointment, and what its actions need.\"\nfragment CalendarAppointment on Appointment {\n  id\n  version\n  childName\n  parentName\n  phone\n  email\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  calendarColor\n  conflictsWith\n  isRecurring\n  recurringParentId\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n}": types.CalendarAppointmentFragmentDoc,
    "query CalendarAppointments($start: String!, $end: String!, $filter: AppointmentFilter) {\n  calendarAppointments(start: $start, end: $end, filter: $filter) {\n    ...CalendarAppointment\n  }\n}": types.CalendarAppointmentsDocument,
    "query CalendarDays($start: String!, $end: String!) {\n  calendarDays(start: $start, end: $end) {\n    date\n    opensAt\n    closesAt\n    holidays\n    closures {\n      startTime\n      endTime\n      kind\n      title\n    }\n  }\n}": types.CalendarDaysDocument,
    "mutation MoveAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...CalendarAppointment\n    }\n    savedCount\n    skipped {\n      date\n      message\n    }\n  }\n}": types.MoveAppointmentDocument,
    "mutation CreateAppointment($input: CreateAppointmentInput!) {\n  createAppointment(input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}": types.CreateAppointmentDocument,
    "\"The times of a day that the form suggests.\"\nquery FreeTimes($date: String!) {\n  availability(date: $date) {\n    date\n    state\n    closedBecause\n    slots {\n      time\n      available\n    }\n  }\n}": types.FreeTimesDocument,
    "\"What saving a series would make of its dates.\"\nquery SeriesPreview($appointmentDate: String!, $appointmentTime: String!, $duration: Int, $recurringPattern: RecurringPattern!, $recurringEndDate: String, $recurringCount: Int, $appointmentId: ID) {\n  seriesPreview(\n    appointmentDate: $appointmentDate\n    appointmentTime: $appointmentTime\n    duration: $duration\n    recurringPattern: $recurringPattern\n    recurringEndDate: $recurringEndDate\n    recurringCount: $recurringCount\n    appointmentId: $appointmentId\n  ) {\n    dates {\n      date\n      appointmentTime\n      state\n      obstacle\n      detail\n      nearby {\n        appointmentDate\n        appointmentTime\n      }\n    }\n    removed {\n      id\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": types.SeriesPreviewDocument,
    "mutation UpdateAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}": types.UpdateAppointmentDocument,
    "query AppointmentEmails($id: ID!) {\n  appointmentEmails(appointmentId: $id) {\n    id\n    kind\n    templateName\n    state\n    reason\n    isAddressRefused\n    attempts\n    sentAt\n    createdAt\n  }\n}": types.AppointmentEmailsDocument,
    "\"The e-mail as the parent would get it now, and why it cannot be sent.\"\nquery EmailPreview($id: ID!, $templateId: ID!, $customMessage: String) {\n  appointmentEmailPreview(\n    appointmentId: $id\n    templateId: $templateId\n    customMessage: $customMessage\n  ) {\n    to\n    subject\n    text\n    blockReason\n  }\n}": types.EmailPreviewDocument,
    "\"The e-mail about a move, before it is made.\"\nquery RescheduledPreview($id: ID!, $date: String!, $time: String!) {\n  rescheduledEmailPreview(\n    appointmentId: $id\n    appointmentDate: $date\n    appointmentTime: $time\n  ) {\n    to\n    subject\n    text\n  }\n}": types.RescheduledPreviewDocument,
    "mutation ResendEmail($id: ID!) {\n  resendEmail(id: $id)\n}": types.ResendEmailDocument,
    "mutation SendAppointmentEmail($id: ID!, $templateId: ID!, $customMessage: String, $allowWithdrawn: Boolean) {\n  sendAppointmentEmail(\n    id: $id\n    templateId: $templateId\n    customMessage: $customMessage\n    allowWithdrawn: $allowWithdrawn\n  )\n}": types.SendAppointmentEmailDocument,
    "\"What staff may send to a parent, by name.\"\nquery SendableTemplates {\n  emailTemplates(onlySendable: true) {\n    id\n    name\n    category\n    variables\n  }\n}": types.SendableTemplatesDocument,
    "query AppointmentSummary {\n  appointmentSummary {\n    total\n    pending\n    confirmed\n    completed\n    cancelled\n    urgent\n    today\n    tomorrow\n    thisWeek\n    totalRevenue\n    pendingPayment\n    remindersNeeded\n  }\n}": types.AppointmentSummaryDocument,
    "query Appointments($filter: AppointmentFilter, $sort: AppointmentSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  appointments(\n    filter: $filter\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...AppointmentRow\n    }\n    total\n  }\n}": types.AppointmentsDocument,
    "\"The appointments that the command palette offers for what was typed.\"\nquery PaletteAppointments($search: String!) {\n  appointments(\n    filter: {search: $search}\n    sort: appointmentDate\n    direction: desc\n    pageSize: 6\n  ) {\n    items {\n      id\n      childName\n      parentName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}": types.PaletteAppointmentsDocument,
    "\"What the list shows of an appointment, folded out too.\"\nfragment AppointmentRow on Appointment {\n  id\n  version\n  parentName\n  childName\n  childBirthDate\n  childAge\n  phone\n  email\n  serviceType\n  reason\n  notes\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  priority\n  paymentStatus\n  fee\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n  isRecurring\n  recurringPattern\n  recurringEndDate\n  recurringParentId\n  originalDate\n  conflictsWith\n  source\n  suspicion\n  createdAt\n  updatedAt\n}": types.AppointmentRowFragmentDoc,
    "query AppointmentServices {\n  therapyServices {\n    id\n    slug\n    title\n  }\n  serviceTitles {\n    slug\n    title\n  }\n}": types.AppointmentServicesDocument,
    "mutation DeleteAppointment($id: ID!, $scope: SeriesScope) {\n  deleteAppointment(id: $id, scope: $scope) {\n    deletedCount\n  }\n}": types.DeleteAppointmentDocument,
    "mutation SetAppointmentStatus($id: ID!, $status: AppointmentStatus!, $version: Int, $isUndo: Boolean, $allowConflict: Boolean, $scope: SeriesScope) {\n  setAppointmentStatus(\n    id: $id\n    status: $status\n    version: $version\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n    scope: $scope\n  ) {\n    ...AppointmentRow\n  }\n}": types.SetAppointmentStatusDocument,
    "query Appointment($id: ID!) {\n  appointment(id: $id) {\n    ...AppointmentRow\n    calendarColor\n    consents {\n      kvkk\n      communication\n      legalTextVersion\n      agreedAt\n    }\n    resubmissions {\n      at\n      phone\n      email\n      childBirthDate\n      serviceType\n      reason\n    }\n    history {\n      at\n      username\n      changeType\n      fields {\n        field\n        from\n        to\n      }\n    }\n  }\n}": types.AppointmentDocument,
    "query AssessedChild($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    id\n  }\n}": types.AssessedChildDocument,
    "fragment AssessmentRow on Assessment {\n  id\n  appointmentId\n  assessmentType\n  assessmentName\n  score\n  maxScore\n  scores {\n    name\n    score\n    maxScore\n  }\n  interpretation\n  recommendations\n  notes\n  assessedBy\n  assessmentDate\n  version\n}": types.AssessmentRowFragmentDoc,
    "\"Of the child's file, or of the appointment while there is none.\"\nquery Assessments($appointmentId: ID, $childProfileId: ID) {\n  assessments(\n    appointmentId: $appointmentId\n    childProfileId: $childProfileId\n    pageSize: 100\n  ) {\n    items {\n      ...AssessmentRow\n    }\n    total\n  }\n}": types.AssessmentsDocument,
    "mutation CreateAssessment($input: CreateAssessmentInput!) {\n  createAssessment(input: $input) {\n    ...AssessmentRow\n  }\n}": types.CreateAssessmentDocument,
    "mutation DeleteAssessment($id: ID!) {\n  deleteAssessment(id: $id)\n}": types.DeleteAssessmentDocument,
    "mutation UpdateAssessment($id: ID!, $input: UpdateAssessmentInput!) {\n  updateAssessment(id: $id, input: $input) {\n    ...AssessmentRow\n  }\n}": types.UpdateAssessmentDocument,
    "query AppointmentChildProfile($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    ...ChildProfileRow\n  }\n}": types.AppointmentChildProfileDocument,
    "fragment ChildProfileRow on ChildProfile {\n  id\n  childName\n  childBirthDate\n  gender\n  parentName\n  parentPhone\n  parentEmail\n  emergencyContact\n  concerns\n  medicalHistory\n  previousTherapy\n  milestones\n  schoolInfo\n  allergies\n  medications\n  specialNeeds\n  guardians {\n    name\n    relation\n    phone\n    email\n  }\n  isActive\n  version\n}": types.ChildProfileRowFragmentDoc,
    "query ChildProfile($id: ID!) {\n  childProfile(id: $id) {\n    ...ChildProfileRow\n  }\n}": types.ChildProfileDocument,
    "query ChildTimeline($id: ID!) {\n  childTimeline(id: $id) {\n    at\n    appointment {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n      status\n      childName\n      childBirthDate\n      serviceType\n    }\n    note {\n      id\n      noteType\n      title\n      content\n      isPrivate\n      createdBy\n      createdAt\n    }\n    assessment {\n      id\n      assessmentType\n      assessmentName\n      score\n      maxScore\n      assessmentDate\n    }\n  }\n}": types.ChildTimelineDocument,
    "mutation MergeChildProfiles($id: ID!, $input: MergeChildProfilesInput!) {\n  mergeChildProfiles(id: $id, input: $input) {\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n    changedFields\n  }\n}": types.MergeChildProfilesDocument,
    "mutation OpenChildProfile($appointmentId: ID!, $input: OpenChildProfileInput) {\n  openChildProfile(appointmentId: $appointmentId, input: $input) {\n    ...ChildProfileRow\n  }\n}": types.OpenChildProfileDocument,
    "\"The files that one may be merged with.\"\nquery OtherChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 20) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      parentPhone\n    }\n  }\n}": types.OtherChildProfilesDocument,
    "query PossibleChildProfiles($appointmentId: ID!) {\n  possibleChildProfiles(appointmentId: $appointmentId) {\n    id\n    childName\n    parentName\n    parentPhone\n  }\n}": types.PossibleChildProfilesDocument,
    "mutation SplitChildProfile($id: ID!, $input: SplitChildProfileInput!) {\n  splitChildProfile(id: $id, input: $input) {\n    profile {\n      id\n      childName\n    }\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n  }\n}": types.SplitChildProfileDocument,
    "mutation UpdateChildProfile($id: ID!, $input: UpdateChildProfileInput!) {\n  updateChildProfile(id: $id, input: $input) {\n    ...ChildProfileRow\n  }\n}": types.UpdateChildProfileDocument,
    "\"Beside the titles of the tabs.\"\nquery ClinicalCounts($appointmentId: ID!) {\n  clinicalCounts(appointmentId: $appointmentId) {\n    notes\n    files\n    assessments\n  }\n}": types.ClinicalCountsDocument,
    "\"An appointment at the same time as another, as that one's sheet names it.\"\nquery ConflictingAppointment($id: ID!) {\n  appointment(id: $id) {\n    id\n    childName\n    appointmentDate\n    appointmentTime\n    appointmentEndTime\n    status\n  }\n}": types.ConflictingAppointmentDocument,
    "query AppointmentFileAddress($id: ID!) {\n  appointmentFileAddress(id: $id) {\n    url\n  }\n}": types.AppointmentFileAddressDocument,
    "fragment AppointmentFileRow on AppointmentFile {\n  id\n  fileName\n  fileType\n  mimeType\n  fileSize\n  url\n  description\n  isConfidential\n  uploadedBy\n  createdAt\n  version\n}": types.AppointmentFileRowFragmentDoc,
    "query AppointmentFiles($appointmentId: ID!) {\n  appointmentFiles(appointmentId: $appointmentId) {\n    ...AppointmentFileRow\n  }\n}": types.AppointmentFilesDocument,
    "mutation CreateAppointmentFile($input: CreateAppointmentFileInput!) {\n  createAppointmentFile(input: $input) {\n    ...AppointmentFileRow\n  }\n}": types.CreateAppointmentFileDocument,
    "mutation DeleteAppointmentFile($id: ID!) {\n  deleteAppointmentFile(id: $id)\n}": types.DeleteAppointmentFileDocument,
    "mutation UpdateAppointmentFile($id: ID!, $input: UpdateAppointmentFileInput!) {\n  updateAppointmentFile(id: $id, input: $input) {\n    ...AppointmentFileRow\n  }\n}": types.UpdateAppointmentFileDocument,
    "fragment ClinicalNoteRow on ClinicalNote {\n  id\n  noteType\n  title\n  content\n  isPrivate\n  createdBy\n  canEdit\n  createdAt\n  updatedAt\n  version\n}": types.ClinicalNoteRowFragmentDoc,
    "query ClinicalNotes($appointmentId: ID!) {\n  clinicalNotes(appointmentId: $appointmentId) {\n    ...ClinicalNoteRow\n  }\n}": types.ClinicalNotesDocument,
    "mutation CreateClinicalNote($input: CreateClinicalNoteInput!) {\n  createClinicalNote(input: $input) {\n    ...ClinicalNoteRow\n  }\n}": types.CreateClinicalNoteDocument,
    "mutation DeleteClinicalNote($id: ID!) {\n  deleteClinicalNote(id: $id)\n}": types.DeleteClinicalNoteDocument,
    "mutation UpdateClinicalNote($id: ID!, $input: UpdateClinicalNoteInput!) {\n  updateClinicalNote(id: $id, input: $input) {\n    ...ClinicalNoteRow\n  }\n}": types.UpdateClinicalNoteDocument,
    "fragment BlockoutRow on Blockout {\n  id\n  title\n  startDateTime\n  endDateTime\n  description\n  isActive\n  version\n}": types.BlockoutRowFragmentDoc,
    "query Blockouts {\n  blockouts {\n    ...BlockoutRow\n  }\n}": types.BlockoutsDocument,
    "mutation CreateBlockout($input: CreateBlockoutInput!) {\n  createBlockout(input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.CreateBlockoutDocument,
    "mutation DeleteBlockout($id: ID!) {\n  deleteBlockout(id: $id)\n}": types.DeleteBlockoutDocument,
    "mutation UpdateBlockout($id: ID!, $input: UpdateBlockoutInput!) {\n  updateBlockout(id: $id, input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.UpdateBlockoutDocument,
    "mutation CancelAppointments($ids: [ID!]!, $withoutEmail: Boolean!) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: cancelled\n    withoutEmail: $withoutEmail\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}": types.CancelAppointmentsDocument,
    "fragment ClosedTimeAppointmentRow on ClosedTimeAppointment {\n  id\n  childName\n  parentName\n  phone\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}": types.ClosedTimeAppointmentRowFragmentDoc,
    "query ClosedTimeAppointments {\n  closedTimeAppointments {\n    ...ClosedTimeAppointmentRow\n  }\n}": types.ClosedTimeAppointmentsDocument,
    "mutation AddTurkishHolidays($input: AddTurkishHolidaysInput!) {\n  addTurkishHolidays(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.AddTurkishHolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) {\n  createHoliday(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.CreateHolidayDocument,
    "mutation DeleteHoliday($id: ID!) {\n  deleteHoliday(id: $id)\n}": types.DeleteHolidayDocument,
    "fragment HolidayRow on Holiday {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isRecurring\n  description\n  isActive\n  version\n}": types.HolidayRowFragmentDoc,
    "query Holidays {\n  holidays {\n    ...HolidayRow\n  }\n}": types.HolidaysDocument,
    "mutation UpdateHoliday($id: ID!, $input: UpdateHolidayInput!) {\n  updateHoliday(id: $id, input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.UpdateHolidayDocument,
    "mutation DeleteWorkingHour($id: ID!) {\n  deleteWorkingHour(id: $id)\n}": types.DeleteWorkingHourDocument,
    "mutation SaveWorkingHour($input: SaveWorkingHourInput!) {\n  saveWorkingHour(input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.SaveWorkingHourDocument,
    "mutation UpdateWorkingHour($id: ID!, $input: UpdateWorkingHourInput!) {\n  updateWorkingHour(id: $id, input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.UpdateWorkingHourDocument,
    "fragment WorkingHourRow on WorkingHour {\n  id\n  dayOfWeek\n  isActive\n  startTime\n  endTime\n  breakStartTime\n  breakEndTime\n  slotDuration\n  bufferTime\n  maxAppointments\n  version\n}": types.WorkingHourRowFragmentDoc,
    "query WorkingHours {\n  workingHours {\n    ...WorkingHourRow\n  }\n}": types.WorkingHoursDocument,
    "mutation CreateSlot($input: CreateAvailableSlotInput!) {\n  createAvailableSlot(input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.CreateSlotDocument,
    "mutation DeleteSlot($id: ID!) {\n  deleteAvailableSlot(id: $id)\n}": types.DeleteSlotDocument,
    "mutation GenerateSlots($input: GenerateSlotsInput!) {\n  generateSlots(input: $input) {\n    created\n    skipped\n  }\n}": types.GenerateSlotsDocument,
    "fragment SlotRow on AvailableSlot {\n  id\n  date\n  startTime\n  endTime\n  isAvailable\n  isBooked\n  maxCapacity\n  currentBookings\n  notes\n  version\n}": types.SlotRowFragmentDoc,
    "query Slots($date: String!) {\n  availableSlots(from: $date, to: $date) {\n    ...SlotRow\n  }\n  availableSlotCount\n}": types.SlotsDocument,
    "mutation UpdateSlot($id: ID!, $input: UpdateAvailableSlotInput!) {\n  updateAvailableSlot(id: $id, input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}": types.UpdateSlotDocument,
    "\"The children's files that the command palette offers for what was typed.\"\nquery PaletteChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 6) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      latestAppointmentId\n    }\n  }\n}": types.PaletteChildProfilesDocument,
    "fragment RecordConsent on ConsentEntry {\n  id\n  text\n  state\n  withdrawal {\n    withdrawnOn\n    channel\n    recordedBy\n  }\n}": types.RecordConsentFragmentDoc,
    "query RecordConsents($recordId: ID!) {\n  recordConsents(recordId: $recordId) {\n    ...RecordConsent\n  }\n}": types.RecordConsentsDocument,
    "mutation WithdrawRecordConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...RecordConsent\n  }\n}": types.WithdrawRecordConsentDocument,
    "mutation AssignContactMessage($id: ID!, $userId: ID) {\n  assignContactMessage(id: $id, userId: $userId) {\n    ...ContactRow\n  }\n}": types.AssignContactMessageDocument,
    "mutation BulkDeleteContactMessages($ids: [ID!]!) {\n  bulkDeleteContactMessages(ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": types.BulkDeleteContactMessagesDocument,
    "mutation BulkSetContactSpam($ids: [ID!]!, $isSpam: Boolean!) {\n  bulkSetContactSpam(ids: $ids, isSpam: $isSpam) {\n    results {\n      id\n      ok\n    }\n  }\n}": types.BulkSetContactSpamDocument,
    "mutation BulkSetContactStatus($ids: [ID!]!, $status: ContactStatus!) {\n  bulkSetContactStatus(ids: $ids, status: $status) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}": types.BulkSetContactStatusDocument,
    "query ContactAssignees {\n  contactAssignees {\n    id\n    username\n    isActive\n  }\n}": types.ContactAssigneesDocument,
    "query ContactMessages($status: ContactStatus, $search: String, $assigneeId: ID, $isSpam: Boolean!, $page: Int!, $pageSize: Int!) {\n  contactMessages(\n    status: $status\n    search: $search\n    assigneeId: $assigneeId\n    isSpam: $isSpam\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...ContactRow\n    }\n    total\n  }\n  contactMessageTotals {\n    total\n    unread\n    read\n    replied\n    archived\n    spam\n  }\n}": types.ContactMessagesDocument,
    "fragment ContactRow on ContactMessage {\n  id\n  name\n  email\n  subject\n  contactType\n  status\n  isSpam\n  assigneeId\n  createdAt\n}": types.ContactRowFragmentDoc,
    "mutation DeleteContactMessage($id: ID!) {\n  deleteContactMessage(id: $id)\n}": types.DeleteContactMessageDocument,
    "\"The messages that the command palette offers for what was typed.\"\nquery PaletteContacts($search: String!) {\n  contactMessages(search: $search, pageSize: 6) {\n    items {\n      id\n      name\n      subject\n      createdAt\n    }\n  }\n}": types.PaletteContactsDocument,
    "mutation SetContactSpam($id: ID!, $isSpam: Boolean!) {\n  setContactSpam(id: $id, isSpam: $isSpam) {\n    ...ContactRow\n  }\n}": types.SetContactSpamDocument,
    "mutation SetContactStatus($id: ID!, $status: ContactStatus!) {\n  setContactStatus(id: $id, status: $status) {\n    ...ContactRow\n  }\n}": types.SetContactStatusDocument,
    "query ContactMessage($id: ID!) {\n  contactMessage(id: $id) {\n    ...ContactRow\n    message\n    contactWithdrawnAt\n    consent {\n      legalTextVersion\n      agreedAt\n    }\n  }\n  contactReplies(id: $id) {\n    id\n    subject\n    text\n    author\n    state\n    reason\n    createdAt\n    sentAt\n  }\n}": types.ContactMessageDocument,
    "query ContactReplyDrafts($id: ID!) {\n  contactReplyDrafts(id: $id) {\n    id\n    name\n    subject\n    text\n  }\n}": types.ContactReplyDraftsDocument,
    "mutation ReplyToContactMessage($id: ID!, $input: ContactReplyInput!) {\n  replyToContactMessage(id: $id, input: $input) {\n    id\n    state\n  }\n}": types.ReplyToContactMessageDocument,
    "mutation ResendContactReply($id: ID!) {\n  resendContactReply(id: $id)\n}": types.ResendContactReplyDocument,
    "fragment DashboardVisit on DashboardAppointment {\n  id\n  childName\n  parentName\n  phone\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}": types.DashboardVisitFragmentDoc,
    "\"Everything that the dashboard shows, at once.\"\nquery Dashboard($withHealth: Boolean!) {\n  dashboard {\n    date\n    today {\n      ...DashboardVisit\n    }\n    next {\n      ...DashboardVisit\n    }\n    waiting {\n      total\n      items {\n        requestedAt\n        answerDueAt\n        appointment {\n          ...DashboardVisit\n        }\n      }\n    }\n    promise {\n      requests\n      inTime\n    }\n    remindersDue {\n      ...DashboardVisit\n    }\n    week {\n      date\n      booked\n      capacity\n    }\n    rates {\n      confirmation\n      completion\n      cancellation\n      payment\n    }\n    ages {\n      group\n      appointments\n    }\n    totalRevenue\n    pendingPayment\n    months {\n      month\n      appointments\n      completed\n      cancelled\n      revenue\n      pendingPayment\n    }\n  }\n  dashboardMessages {\n    unreadCount\n    unread {\n      id\n      name\n      subject\n      createdAt\n    }\n    failedEmailCount\n    failedEmails {\n      id\n      about\n      subjectId\n      reason\n      createdAt\n      appointment {\n        id\n        childName\n      }\n    }\n    emailsWaitFor\n  }\n  serviceTitles {\n    slug\n    title\n  }\n  siteSettings(category: \"general\") @include(if: $withHealth) {\n    settingKey\n    settingValue\n  }\n  systemHealth @include(if: $withHealth) {\n    database\n    eventsBehind\n    services {\n      name\n      isUp\n    }\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n  }\n}": types.DashboardDocument,
    "mutation ClearRefusedAddress($id: ID!) {\n  clearRefusedAddress(id: $id)\n}": types.ClearRefusedAddressDocument,
    "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}": types.MailStateDocument,
    "mutation MarkRefusedAddress($input: MarkRefusedAddressInput!) {\n  markRefusedAddress(input: $input) {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": types.MarkRefusedAddressDocument,
    "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}": types.RefusedAddressesDocument,
    "\"The newest notifications of the user, of which the settings show how many there are.\"\nquery NotificationCounts {\n  notifications(limit: 1000) {\n    id\n    isRead\n    timestamp\n  }\n}": types.NotificationCountsDocument,
    "mutation CreateService($input: CreateTherapyServiceInput!) {\n  createTherapyService(input: $input) {\n    ...ServiceRow\n  }\n}": types.CreateServiceDocument,
    "mutation DeleteService($id: ID!, $force: Boolean! = false) {\n  deleteTherapyService(id: $id, force: $force)\n}": types.DeleteServiceDocument,
    "mutation OrderServices($ids: [ID!]!) {\n  orderTherapyServices(ids: $ids) {\n    id\n  }\n}": types.OrderServicesDocument,
    "fragment ServiceRow on TherapyService {\n  id\n  title\n  description\n  details\n  promise\n  bodyHtml\n  audience\n  steps {\n    title\n    text\n  }\n  faqs {\n    question\n    answer\n  }\n  sessionForm\n  iconName\n  price\n  duration\n  isActive\n  version\n}": types.ServiceRowFragmentDoc,
    "query Services {\n  therapyServices(includeInactive: true) {\n    ...ServiceRow\n  }\n}": types.ServicesDocument,
    "mutation UpdateService($id: ID!, $input: UpdateTherapyServiceInput!) {\n  updateTherapyService(id: $id, input: $input) {\n    ...ServiceRow\n  }\n}": types.UpdateServiceDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The records of a quick choice: what is needed to name them, to undo a change of status, and to remind no one twice.\"\nquery AppointmentIds($filter: AppointmentFilter, $page: Int!, $pageSize: Int!) {\n  appointments(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n      status\n      reminderSent\n      conflictsWith\n    }\n    total\n  }\n}"): (typeof documents)["\"The records of a quick choice: what is needed to name them, to undo a change of status, and to remind no one twice.\"\nquery AppointmentIds($filter: AppointmentFilter, $page: Int!, $pageSize: Int!) {\n  appointments(filter: $filter, page: $page, pageSize: $pageSize) {\n    items {\n      id\n      childName\n      appointmentDate\n      appointmentTime\n      status\n      reminderSent\n      conflictsWith\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkDeleteAppointments($ids: [ID!]!) {\n  bulkDeleteAppointments(ids: $ids) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkDeleteAppointments($ids: [ID!]!) {\n  bulkDeleteAppointments(ids: $ids) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkSendAppointmentEmails($ids: [ID!]!, $templateId: ID!) {\n  bulkSendAppointmentEmails(ids: $ids, templateId: $templateId) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkSendAppointmentEmails($ids: [ID!]!, $templateId: ID!) {\n  bulkSendAppointmentEmails(ids: $ids, templateId: $templateId) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkSetAppointmentStatus($ids: [ID!]!, $status: AppointmentStatus!, $isUndo: Boolean, $allowConflict: Boolean) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: $status\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkSetAppointmentStatus($ids: [ID!]!, $status: AppointmentStatus!, $isUndo: Boolean, $allowConflict: Boolean) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: $status\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"What a calendar shows of an appointment, and what its actions need.\"\nfragment CalendarAppointment on Appointment {\n  id\n  version\n  childName\n  parentName\n  phone\n  email\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  calendarColor\n  conflictsWith\n  isRecurring\n  recurringParentId\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n}"): (typeof documents)["\"What a calendar shows of an appointment, and what its actions need.\"\nfragment CalendarAppointment on Appointment {\n  id\n  version\n  childName\n  parentName\n  phone\n  email\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  calendarColor\n  conflictsWith\n  isRecurring\n  recurringParentId\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CalendarAppointments($start: String!, $end: String!, $filter: AppointmentFilter) {\n  calendarAppointments(start: $start, end: $end, filter: $filter) {\n    ...CalendarAppointment\n  }\n}"): (typeof documents)["query CalendarAppointments($start: String!, $end: String!, $filter: AppointmentFilter) {\n  calendarAppointments(start: $start, end: $end, filter: $filter) {\n    ...CalendarAppointment\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CalendarDays($start: String!, $end: String!) {\n  calendarDays(start: $start, end: $end) {\n    date\n    opensAt\n    closesAt\n    holidays\n    closures {\n      startTime\n      endTime\n      kind\n      title\n    }\n  }\n}"): (typeof documents)["query CalendarDays($start: String!, $end: String!) {\n  calendarDays(start: $start, end: $end) {\n    date\n    opensAt\n    closesAt\n    holidays\n    closures {\n      startTime\n      endTime\n      kind\n      title\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...CalendarAppointment\n    }\n    savedCount\n    skipped {\n      date\n      message\n    }\n  }\n}"): (typeof documents)["mutation MoveAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...CalendarAppointment\n    }\n    savedCount\n    skipped {\n      date\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAppointment($input: CreateAppointmentInput!) {\n  createAppointment(input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation CreateAppointment($input: CreateAppointmentInput!) {\n  createAppointment(input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The times of a day that the form suggests.\"\nquery FreeTimes($date: String!) {\n  availability(date: $date) {\n    date\n    state\n    closedBecause\n    slots {\n      time\n      available\n    }\n  }\n}"): (typeof documents)["\"The times of a day that the form suggests.\"\nquery FreeTimes($date: String!) {\n  availability(date: $date) {\n    date\n    state\n    closedBecause\n    slots {\n      time\n      available\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"What saving a series would make of its dates.\"\nquery SeriesPreview($appointmentDate: String!, $appointmentTime: String!, $duration: Int, $recurringPattern: RecurringPattern!, $recurringEndDate: String, $recurringCount: Int, $appointmentId: ID) {\n  seriesPreview(\n    appointmentDate: $appointmentDate\n    appointmentTime: $appointmentTime\n    duration: $duration\n    recurringPattern: $recurringPattern\n    recurringEndDate: $recurringEndDate\n    recurringCount: $recurringCount\n    appointmentId: $appointmentId\n  ) {\n    dates {\n      date\n      appointmentTime\n      state\n      obstacle\n      detail\n      nearby {\n        appointmentDate\n        appointmentTime\n      }\n    }\n    removed {\n      id\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"): (typeof documents)["\"What saving a series would make of its dates.\"\nquery SeriesPreview($appointmentDate: String!, $appointmentTime: String!, $duration: Int, $recurringPattern: RecurringPattern!, $recurringEndDate: String, $recurringCount: Int, $appointmentId: ID) {\n  seriesPreview(\n    appointmentDate: $appointmentDate\n    appointmentTime: $appointmentTime\n    duration: $duration\n    recurringPattern: $recurringPattern\n    recurringEndDate: $recurringEndDate\n    recurringCount: $recurringCount\n    appointmentId: $appointmentId\n  ) {\n    dates {\n      date\n      appointmentTime\n      state\n      obstacle\n      detail\n      nearby {\n        appointmentDate\n        appointmentTime\n      }\n    }\n    removed {\n      id\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation UpdateAppointment($id: ID!, $input: UpdateAppointmentInput!) {\n  updateAppointment(id: $id, input: $input) {\n    appointment {\n      ...AppointmentRow\n    }\n    savedCount\n    skipped {\n      date\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentEmails($id: ID!) {\n  appointmentEmails(appointmentId: $id) {\n    id\n    kind\n    templateName\n    state\n    reason\n    isAddressRefused\n    attempts\n    sentAt\n    createdAt\n  }\n}"): (typeof documents)["query AppointmentEmails($id: ID!) {\n  appointmentEmails(appointmentId: $id) {\n    id\n    kind\n    templateName\n    state\n    reason\n    isAddressRefused\n    attempts\n    sentAt\n    createdAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The e-mail as the parent would get it now, and why it cannot be sent.\"\nquery EmailPreview($id: ID!, $templateId: ID!, $customMessage: String) {\n  appointmentEmailPreview(\n    appointmentId: $id\n    templateId: $templateId\n    customMessage: $customMessage\n  ) {\n    to\n    subject\n    text\n    blockReason\n  }\n}"): (typeof documents)["\"The e-mail as the parent would get it now, and why it cannot be sent.\"\nquery EmailPreview($id: ID!, $templateId: ID!, $customMessage: String) {\n  appointmentEmailPreview(\n    appointmentId: $id\n    templateId: $templateId\n    customMessage: $customMessage\n  ) {\n    to\n    subject\n    text\n    blockReason\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The e-mail about a move, before it is made.\"\nquery RescheduledPreview($id: ID!, $date: String!, $time: String!) {\n  rescheduledEmailPreview(\n    appointmentId: $id\n    appointmentDate: $date\n    appointmentTime: $time\n  ) {\n    to\n    subject\n    text\n  }\n}"): (typeof documents)["\"The e-mail about a move, before it is made.\"\nquery RescheduledPreview($id: ID!, $date: String!, $time: String!) {\n  rescheduledEmailPreview(\n    appointmentId: $id\n    appointmentDate: $date\n    appointmentTime: $time\n  ) {\n    to\n    subject\n    text\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendEmail($id: ID!) {\n  resendEmail(id: $id)\n}"): (typeof documents)["mutation ResendEmail($id: ID!) {\n  resendEmail(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendAppointmentEmail($id: ID!, $templateId: ID!, $customMessage: String, $allowWithdrawn: Boolean) {\n  sendAppointmentEmail(\n    id: $id\n    templateId: $templateId\n    customMessage: $customMessage\n    allowWithdrawn: $allowWithdrawn\n  )\n}"): (typeof documents)["mutation SendAppointmentEmail($id: ID!, $templateId: ID!, $customMessage: String, $allowWithdrawn: Boolean) {\n  sendAppointmentEmail(\n    id: $id\n    templateId: $templateId\n    customMessage: $customMessage\n    allowWithdrawn: $allowWithdrawn\n  )\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"What staff may send to a parent, by name.\"\nquery SendableTemplates {\n  emailTemplates(onlySendable: true) {\n    id\n    name\n    category\n    variables\n  }\n}"): (typeof documents)["\"What staff may send to a parent, by name.\"\nquery SendableTemplates {\n  emailTemplates(onlySendable: true) {\n    id\n    name\n    category\n    variables\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentSummary {\n  appointmentSummary {\n    total\n    pending\n    confirmed\n    completed\n    cancelled\n    urgent\n    today\n    tomorrow\n    thisWeek\n    totalRevenue\n    pendingPayment\n    remindersNeeded\n  }\n}"): (typeof documents)["query AppointmentSummary {\n  appointmentSummary {\n    total\n    pending\n    confirmed\n    completed\n    cancelled\n    urgent\n    today\n    tomorrow\n    thisWeek\n    totalRevenue\n    pendingPayment\n    remindersNeeded\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Appointments($filter: AppointmentFilter, $sort: AppointmentSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  appointments(\n    filter: $filter\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...AppointmentRow\n    }\n    total\n  }\n}"): (typeof documents)["query Appointments($filter: AppointmentFilter, $sort: AppointmentSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {\n  appointments(\n    filter: $filter\n    sort: $sort\n    direction: $direction\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...AppointmentRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The appointments that the command palette offers for what was typed.\"\nquery PaletteAppointments($search: String!) {\n  appointments(\n    filter: {search: $search}\n    sort: appointmentDate\n    direction: desc\n    pageSize: 6\n  ) {\n    items {\n      id\n      childName\n      parentName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"): (typeof documents)["\"The appointments that the command palette offers for what was typed.\"\nquery PaletteAppointments($search: String!) {\n  appointments(\n    filter: {search: $search}\n    sort: appointmentDate\n    direction: desc\n    pageSize: 6\n  ) {\n    items {\n      id\n      childName\n      parentName\n      appointmentDate\n      appointmentTime\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"What the list shows of an appointment, folded out too.\"\nfragment AppointmentRow on Appointment {\n  id\n  version\n  parentName\n  childName\n  childBirthDate\n  childAge\n  phone\n  email\n  serviceType\n  reason\n  notes\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  priority\n  paymentStatus\n  fee\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n  isRecurring\n  recurringPattern\n  recurringEndDate\n  recurringParentId\n  originalDate\n  conflictsWith\n  source\n  suspicion\n  createdAt\n  updatedAt\n}"): (typeof documents)["\"What the list shows of an appointment, folded out too.\"\nfragment AppointmentRow on Appointment {\n  id\n  version\n  parentName\n  childName\n  childBirthDate\n  childAge\n  phone\n  email\n  serviceType\n  reason\n  notes\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  duration\n  status\n  priority\n  paymentStatus\n  fee\n  reminderSent\n  contactWithdrawnAt\n  parentAnswer {\n    answer\n    at\n  }\n  isRecurring\n  recurringPattern\n  recurringEndDate\n  recurringParentId\n  originalDate\n  conflictsWith\n  source\n  suspicion\n  createdAt\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentServices {\n  therapyServices {\n    id\n    slug\n    title\n  }\n  serviceTitles {\n    slug\n    title\n  }\n}"): (typeof documents)["query AppointmentServices {\n  therapyServices {\n    id\n    slug\n    title\n  }\n  serviceTitles {\n    slug\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAppointment($id: ID!, $scope: SeriesScope) {\n  deleteAppointment(id: $id, scope: $scope) {\n    deletedCount\n  }\n}"): (typeof documents)["mutation DeleteAppointment($id: ID!, $scope: SeriesScope) {\n  deleteAppointment(id: $id, scope: $scope) {\n    deletedCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetAppointmentStatus($id: ID!, $status: AppointmentStatus!, $version: Int, $isUndo: Boolean, $allowConflict: Boolean, $scope: SeriesScope) {\n  setAppointmentStatus(\n    id: $id\n    status: $status\n    version: $version\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n    scope: $scope\n  ) {\n    ...AppointmentRow\n  }\n}"): (typeof documents)["mutation SetAppointmentStatus($id: ID!, $status: AppointmentStatus!, $version: Int, $isUndo: Boolean, $allowConflict: Boolean, $scope: SeriesScope) {\n  setAppointmentStatus(\n    id: $id\n    status: $status\n    version: $version\n    isUndo: $isUndo\n    allowConflict: $allowConflict\n    scope: $scope\n  ) {\n    ...AppointmentRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Appointment($id: ID!) {\n  appointment(id: $id) {\n    ...AppointmentRow\n    calendarColor\n    consents {\n      kvkk\n      communication\n      legalTextVersion\n      agreedAt\n    }\n    resubmissions {\n      at\n      phone\n      email\n      childBirthDate\n      serviceType\n      reason\n    }\n    history {\n      at\n      username\n      changeType\n      fields {\n        field\n        from\n        to\n      }\n    }\n  }\n}"): (typeof documents)["query Appointment($id: ID!) {\n  appointment(id: $id) {\n    ...AppointmentRow\n    calendarColor\n    consents {\n      kvkk\n      communication\n      legalTextVersion\n      agreedAt\n    }\n    resubmissions {\n      at\n      phone\n      email\n      childBirthDate\n      serviceType\n      reason\n    }\n    history {\n      at\n      username\n      changeType\n      fields {\n        field\n        from\n        to\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssessedChild($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    id\n  }\n}"): (typeof documents)["query AssessedChild($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AssessmentRow on Assessment {\n  id\n  appointmentId\n  assessmentType\n  assessmentName\n  score\n  maxScore\n  scores {\n    name\n    score\n    maxScore\n  }\n  interpretation\n  recommendations\n  notes\n  assessedBy\n  assessmentDate\n  version\n}"): (typeof documents)["fragment AssessmentRow on Assessment {\n  id\n  appointmentId\n  assessmentType\n  assessmentName\n  score\n  maxScore\n  scores {\n    name\n    score\n    maxScore\n  }\n  interpretation\n  recommendations\n  notes\n  assessedBy\n  assessmentDate\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Of the child's file, or of the appointment while there is none.\"\nquery Assessments($appointmentId: ID, $childProfileId: ID) {\n  assessments(\n    appointmentId: $appointmentId\n    childProfileId: $childProfileId\n    pageSize: 100\n  ) {\n    items {\n      ...AssessmentRow\n    }\n    total\n  }\n}"): (typeof documents)["\"Of the child's file, or of the appointment while there is none.\"\nquery Assessments($appointmentId: ID, $childProfileId: ID) {\n  assessments(\n    appointmentId: $appointmentId\n    childProfileId: $childProfileId\n    pageSize: 100\n  ) {\n    items {\n      ...AssessmentRow\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAssessment($input: CreateAssessmentInput!) {\n  createAssessment(input: $input) {\n    ...AssessmentRow\n  }\n}"): (typeof documents)["mutation CreateAssessment($input: CreateAssessmentInput!) {\n  createAssessment(input: $input) {\n    ...AssessmentRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAssessment($id: ID!) {\n  deleteAssessment(id: $id)\n}"): (typeof documents)["mutation DeleteAssessment($id: ID!) {\n  deleteAssessment(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAssessment($id: ID!, $input: UpdateAssessmentInput!) {\n  updateAssessment(id: $id, input: $input) {\n    ...AssessmentRow\n  }\n}"): (typeof documents)["mutation UpdateAssessment($id: ID!, $input: UpdateAssessmentInput!) {\n  updateAssessment(id: $id, input: $input) {\n    ...AssessmentRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentChildProfile($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    ...ChildProfileRow\n  }\n}"): (typeof documents)["query AppointmentChildProfile($appointmentId: ID!) {\n  appointmentChildProfile(appointmentId: $appointmentId) {\n    ...ChildProfileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChildProfileRow on ChildProfile {\n  id\n  childName\n  childBirthDate\n  gender\n  parentName\n  parentPhone\n  parentEmail\n  emergencyContact\n  concerns\n  medicalHistory\n  previousTherapy\n  milestones\n  schoolInfo\n  allergies\n  medications\n  specialNeeds\n  guardians {\n    name\n    relation\n    phone\n    email\n  }\n  isActive\n  version\n}"): (typeof documents)["fragment ChildProfileRow on ChildProfile {\n  id\n  childName\n  childBirthDate\n  gender\n  parentName\n  parentPhone\n  parentEmail\n  emergencyContact\n  concerns\n  medicalHistory\n  previousTherapy\n  milestones\n  schoolInfo\n  allergies\n  medications\n  specialNeeds\n  guardians {\n    name\n    relation\n    phone\n    email\n  }\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChildProfile($id: ID!) {\n  childProfile(id: $id) {\n    ...ChildProfileRow\n  }\n}"): (typeof documents)["query ChildProfile($id: ID!) {\n  childProfile(id: $id) {\n    ...ChildProfileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChildTimeline($id: ID!) {\n  childTimeline(id: $id) {\n    at\n    appointment {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n      status\n      childName\n      childBirthDate\n      serviceType\n    }\n    note {\n      id\n      noteType\n      title\n      content\n      isPrivate\n      createdBy\n      createdAt\n    }\n    assessment {\n      id\n      assessmentType\n      assessmentName\n      score\n      maxScore\n      assessmentDate\n    }\n  }\n}"): (typeof documents)["query ChildTimeline($id: ID!) {\n  childTimeline(id: $id) {\n    at\n    appointment {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n      status\n      childName\n      childBirthDate\n      serviceType\n    }\n    note {\n      id\n      noteType\n      title\n      content\n      isPrivate\n      createdBy\n      createdAt\n    }\n    assessment {\n      id\n      assessmentType\n      assessmentName\n      score\n      maxScore\n      assessmentDate\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MergeChildProfiles($id: ID!, $input: MergeChildProfilesInput!) {\n  mergeChildProfiles(id: $id, input: $input) {\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n    changedFields\n  }\n}"): (typeof documents)["mutation MergeChildProfiles($id: ID!, $input: MergeChildProfilesInput!) {\n  mergeChildProfiles(id: $id, input: $input) {\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n    changedFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenChildProfile($appointmentId: ID!, $input: OpenChildProfileInput) {\n  openChildProfile(appointmentId: $appointmentId, input: $input) {\n    ...ChildProfileRow\n  }\n}"): (typeof documents)["mutation OpenChildProfile($appointmentId: ID!, $input: OpenChildProfileInput) {\n  openChildProfile(appointmentId: $appointmentId, input: $input) {\n    ...ChildProfileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The files that one may be merged with.\"\nquery OtherChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 20) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      parentPhone\n    }\n  }\n}"): (typeof documents)["\"The files that one may be merged with.\"\nquery OtherChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 20) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      parentPhone\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PossibleChildProfiles($appointmentId: ID!) {\n  possibleChildProfiles(appointmentId: $appointmentId) {\n    id\n    childName\n    parentName\n    parentPhone\n  }\n}"): (typeof documents)["query PossibleChildProfiles($appointmentId: ID!) {\n  possibleChildProfiles(appointmentId: $appointmentId) {\n    id\n    childName\n    parentName\n    parentPhone\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SplitChildProfile($id: ID!, $input: SplitChildProfileInput!) {\n  splitChildProfile(id: $id, input: $input) {\n    profile {\n      id\n      childName\n    }\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n  }\n}"): (typeof documents)["mutation SplitChildProfile($id: ID!, $input: SplitChildProfileInput!) {\n  splitChildProfile(id: $id, input: $input) {\n    profile {\n      id\n      childName\n    }\n    appointments {\n      id\n      appointmentDate\n      appointmentTime\n      appointmentEndTime\n    }\n    notes\n    assessments\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateChildProfile($id: ID!, $input: UpdateChildProfileInput!) {\n  updateChildProfile(id: $id, input: $input) {\n    ...ChildProfileRow\n  }\n}"): (typeof documents)["mutation UpdateChildProfile($id: ID!, $input: UpdateChildProfileInput!) {\n  updateChildProfile(id: $id, input: $input) {\n    ...ChildProfileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Beside the titles of the tabs.\"\nquery ClinicalCounts($appointmentId: ID!) {\n  clinicalCounts(appointmentId: $appointmentId) {\n    notes\n    files\n    assessments\n  }\n}"): (typeof documents)["\"Beside the titles of the tabs.\"\nquery ClinicalCounts($appointmentId: ID!) {\n  clinicalCounts(appointmentId: $appointmentId) {\n    notes\n    files\n    assessments\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"An appointment at the same time as another, as that one's sheet names it.\"\nquery ConflictingAppointment($id: ID!) {\n  appointment(id: $id) {\n    id\n    childName\n    appointmentDate\n    appointmentTime\n    appointmentEndTime\n    status\n  }\n}"): (typeof documents)["\"An appointment at the same time as another, as that one's sheet names it.\"\nquery ConflictingAppointment($id: ID!) {\n  appointment(id: $id) {\n    id\n    childName\n    appointmentDate\n    appointmentTime\n    appointmentEndTime\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentFileAddress($id: ID!) {\n  appointmentFileAddress(id: $id) {\n    url\n  }\n}"): (typeof documents)["query AppointmentFileAddress($id: ID!) {\n  appointmentFileAddress(id: $id) {\n    url\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentFileRow on AppointmentFile {\n  id\n  fileName\n  fileType\n  mimeType\n  fileSize\n  url\n  description\n  isConfidential\n  uploadedBy\n  createdAt\n  version\n}"): (typeof documents)["fragment AppointmentFileRow on AppointmentFile {\n  id\n  fileName\n  fileType\n  mimeType\n  fileSize\n  url\n  description\n  isConfidential\n  uploadedBy\n  createdAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentFiles($appointmentId: ID!) {\n  appointmentFiles(appointmentId: $appointmentId) {\n    ...AppointmentFileRow\n  }\n}"): (typeof documents)["query AppointmentFiles($appointmentId: ID!) {\n  appointmentFiles(appointmentId: $appointmentId) {\n    ...AppointmentFileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAppointmentFile($input: CreateAppointmentFileInput!) {\n  createAppointmentFile(input: $input) {\n    ...AppointmentFileRow\n  }\n}"): (typeof documents)["mutation CreateAppointmentFile($input: CreateAppointmentFileInput!) {\n  createAppointmentFile(input: $input) {\n    ...AppointmentFileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAppointmentFile($id: ID!) {\n  deleteAppointmentFile(id: $id)\n}"): (typeof documents)["mutation DeleteAppointmentFile($id: ID!) {\n  deleteAppointmentFile(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAppointmentFile($id: ID!, $input: UpdateAppointmentFileInput!) {\n  updateAppointmentFile(id: $id, input: $input) {\n    ...AppointmentFileRow\n  }\n}"): (typeof documents)["mutation UpdateAppointmentFile($id: ID!, $input: UpdateAppointmentFileInput!) {\n  updateAppointmentFile(id: $id, input: $input) {\n    ...AppointmentFileRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClinicalNoteRow on ClinicalNote {\n  id\n  noteType\n  title\n  content\n  isPrivate\n  createdBy\n  canEdit\n  createdAt\n  updatedAt\n  version\n}"): (typeof documents)["fragment ClinicalNoteRow on ClinicalNote {\n  id\n  noteType\n  title\n  content\n  isPrivate\n  createdBy\n  canEdit\n  createdAt\n  updatedAt\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClinicalNotes($appointmentId: ID!) {\n  clinicalNotes(appointmentId: $appointmentId) {\n    ...ClinicalNoteRow\n  }\n}"): (typeof documents)["query ClinicalNotes($appointmentId: ID!) {\n  clinicalNotes(appointmentId: $appointmentId) {\n    ...ClinicalNoteRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateClinicalNote($input: CreateClinicalNoteInput!) {\n  createClinicalNote(input: $input) {\n    ...ClinicalNoteRow\n  }\n}"): (typeof documents)["mutation CreateClinicalNote($input: CreateClinicalNoteInput!) {\n  createClinicalNote(input: $input) {\n    ...ClinicalNoteRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteClinicalNote($id: ID!) {\n  deleteClinicalNote(id: $id)\n}"): (typeof documents)["mutation DeleteClinicalNote($id: ID!) {\n  deleteClinicalNote(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateClinicalNote($id: ID!, $input: UpdateClinicalNoteInput!) {\n  updateClinicalNote(id: $id, input: $input) {\n    ...ClinicalNoteRow\n  }\n}"): (typeof documents)["mutation UpdateClinicalNote($id: ID!, $input: UpdateClinicalNoteInput!) {\n  updateClinicalNote(id: $id, input: $input) {\n    ...ClinicalNoteRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BlockoutRow on Blockout {\n  id\n  title\n  startDateTime\n  endDateTime\n  description\n  isActive\n  version\n}"): (typeof documents)["fragment BlockoutRow on Blockout {\n  id\n  title\n  startDateTime\n  endDateTime\n  description\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Blockouts {\n  blockouts {\n    ...BlockoutRow\n  }\n}"): (typeof documents)["query Blockouts {\n  blockouts {\n    ...BlockoutRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBlockout($input: CreateBlockoutInput!) {\n  createBlockout(input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation CreateBlockout($input: CreateBlockoutInput!) {\n  createBlockout(input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBlockout($id: ID!) {\n  deleteBlockout(id: $id)\n}"): (typeof documents)["mutation DeleteBlockout($id: ID!) {\n  deleteBlockout(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBlockout($id: ID!, $input: UpdateBlockoutInput!) {\n  updateBlockout(id: $id, input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation UpdateBlockout($id: ID!, $input: UpdateBlockoutInput!) {\n  updateBlockout(id: $id, input: $input) {\n    record {\n      ...BlockoutRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelAppointments($ids: [ID!]!, $withoutEmail: Boolean!) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: cancelled\n    withoutEmail: $withoutEmail\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"): (typeof documents)["mutation CancelAppointments($ids: [ID!]!, $withoutEmail: Boolean!) {\n  bulkSetAppointmentStatus(\n    ids: $ids\n    status: cancelled\n    withoutEmail: $withoutEmail\n  ) {\n    results {\n      id\n      ok\n      code\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClosedTimeAppointmentRow on ClosedTimeAppointment {\n  id\n  childName\n  parentName\n  phone\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}"): (typeof documents)["fragment ClosedTimeAppointmentRow on ClosedTimeAppointment {\n  id\n  childName\n  parentName\n  phone\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClosedTimeAppointments {\n  closedTimeAppointments {\n    ...ClosedTimeAppointmentRow\n  }\n}"): (typeof documents)["query ClosedTimeAppointments {\n  closedTimeAppointments {\n    ...ClosedTimeAppointmentRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddTurkishHolidays($input: AddTurkishHolidaysInput!) {\n  addTurkishHolidays(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation AddTurkishHolidays($input: AddTurkishHolidaysInput!) {\n  addTurkishHolidays(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateHoliday($input: CreateHolidayInput!) {\n  createHoliday(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation CreateHoliday($input: CreateHolidayInput!) {\n  createHoliday(input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHoliday($id: ID!) {\n  deleteHoliday(id: $id)\n}"): (typeof documents)["mutation DeleteHoliday($id: ID!) {\n  deleteHoliday(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HolidayRow on Holiday {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isRecurring\n  description\n  isActive\n  version\n}"): (typeof documents)["fragment HolidayRow on Holiday {\n  id\n  title\n  startDate\n  endDate\n  startTime\n  isRecurring\n  description\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Holidays {\n  holidays {\n    ...HolidayRow\n  }\n}"): (typeof documents)["query Holidays {\n  holidays {\n    ...HolidayRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateHoliday($id: ID!, $input: UpdateHolidayInput!) {\n  updateHoliday(id: $id, input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation UpdateHoliday($id: ID!, $input: UpdateHolidayInput!) {\n  updateHoliday(id: $id, input: $input) {\n    record {\n      ...HolidayRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteWorkingHour($id: ID!) {\n  deleteWorkingHour(id: $id)\n}"): (typeof documents)["mutation DeleteWorkingHour($id: ID!) {\n  deleteWorkingHour(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveWorkingHour($input: SaveWorkingHourInput!) {\n  saveWorkingHour(input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation SaveWorkingHour($input: SaveWorkingHourInput!) {\n  saveWorkingHour(input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateWorkingHour($id: ID!, $input: UpdateWorkingHourInput!) {\n  updateWorkingHour(id: $id, input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation UpdateWorkingHour($id: ID!, $input: UpdateWorkingHourInput!) {\n  updateWorkingHour(id: $id, input: $input) {\n    record {\n      ...WorkingHourRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WorkingHourRow on WorkingHour {\n  id\n  dayOfWeek\n  isActive\n  startTime\n  endTime\n  breakStartTime\n  breakEndTime\n  slotDuration\n  bufferTime\n  maxAppointments\n  version\n}"): (typeof documents)["fragment WorkingHourRow on WorkingHour {\n  id\n  dayOfWeek\n  isActive\n  startTime\n  endTime\n  breakStartTime\n  breakEndTime\n  slotDuration\n  bufferTime\n  maxAppointments\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkingHours {\n  workingHours {\n    ...WorkingHourRow\n  }\n}"): (typeof documents)["query WorkingHours {\n  workingHours {\n    ...WorkingHourRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSlot($input: CreateAvailableSlotInput!) {\n  createAvailableSlot(input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation CreateSlot($input: CreateAvailableSlotInput!) {\n  createAvailableSlot(input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSlot($id: ID!) {\n  deleteAvailableSlot(id: $id)\n}"): (typeof documents)["mutation DeleteSlot($id: ID!) {\n  deleteAvailableSlot(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GenerateSlots($input: GenerateSlotsInput!) {\n  generateSlots(input: $input) {\n    created\n    skipped\n  }\n}"): (typeof documents)["mutation GenerateSlots($input: GenerateSlotsInput!) {\n  generateSlots(input: $input) {\n    created\n    skipped\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SlotRow on AvailableSlot {\n  id\n  date\n  startTime\n  endTime\n  isAvailable\n  isBooked\n  maxCapacity\n  currentBookings\n  notes\n  version\n}"): (typeof documents)["fragment SlotRow on AvailableSlot {\n  id\n  date\n  startTime\n  endTime\n  isAvailable\n  isBooked\n  maxCapacity\n  currentBookings\n  notes\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Slots($date: String!) {\n  availableSlots(from: $date, to: $date) {\n    ...SlotRow\n  }\n  availableSlotCount\n}"): (typeof documents)["query Slots($date: String!) {\n  availableSlots(from: $date, to: $date) {\n    ...SlotRow\n  }\n  availableSlotCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSlot($id: ID!, $input: UpdateAvailableSlotInput!) {\n  updateAvailableSlot(id: $id, input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"): (typeof documents)["mutation UpdateSlot($id: ID!, $input: UpdateAvailableSlotInput!) {\n  updateAvailableSlot(id: $id, input: $input) {\n    record {\n      ...SlotRow\n    }\n    closedTimeAppointments {\n      ...ClosedTimeAppointmentRow\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The children's files that the command palette offers for what was typed.\"\nquery PaletteChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 6) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      latestAppointmentId\n    }\n  }\n}"): (typeof documents)["\"The children's files that the command palette offers for what was typed.\"\nquery PaletteChildProfiles($search: String!) {\n  childProfiles(search: $search, pageSize: 6) {\n    items {\n      id\n      childName\n      childBirthDate\n      parentName\n      latestAppointmentId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RecordConsent on ConsentEntry {\n  id\n  text\n  state\n  withdrawal {\n    withdrawnOn\n    channel\n    recordedBy\n  }\n}"): (typeof documents)["fragment RecordConsent on ConsentEntry {\n  id\n  text\n  state\n  withdrawal {\n    withdrawnOn\n    channel\n    recordedBy\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecordConsents($recordId: ID!) {\n  recordConsents(recordId: $recordId) {\n    ...RecordConsent\n  }\n}"): (typeof documents)["query RecordConsents($recordId: ID!) {\n  recordConsents(recordId: $recordId) {\n    ...RecordConsent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawRecordConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...RecordConsent\n  }\n}"): (typeof documents)["mutation WithdrawRecordConsent($id: ID!, $input: WithdrawConsentInput!) {\n  withdrawConsent(id: $id, input: $input) {\n    ...RecordConsent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AssignContactMessage($id: ID!, $userId: ID) {\n  assignContactMessage(id: $id, userId: $userId) {\n    ...ContactRow\n  }\n}"): (typeof documents)["mutation AssignContactMessage($id: ID!, $userId: ID) {\n  assignContactMessage(id: $id, userId: $userId) {\n    ...ContactRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkDeleteContactMessages($ids: [ID!]!) {\n  bulkDeleteContactMessages(ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkDeleteContactMessages($ids: [ID!]!) {\n  bulkDeleteContactMessages(ids: $ids) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkSetContactSpam($ids: [ID!]!, $isSpam: Boolean!) {\n  bulkSetContactSpam(ids: $ids, isSpam: $isSpam) {\n    results {\n      id\n      ok\n    }\n  }\n}"): (typeof documents)["mutation BulkSetContactSpam($ids: [ID!]!, $isSpam: Boolean!) {\n  bulkSetContactSpam(ids: $ids, isSpam: $isSpam) {\n    results {\n      id\n      ok\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BulkSetContactStatus($ids: [ID!]!, $status: ContactStatus!) {\n  bulkSetContactStatus(ids: $ids, status: $status) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"): (typeof documents)["mutation BulkSetContactStatus($ids: [ID!]!, $status: ContactStatus!) {\n  bulkSetContactStatus(ids: $ids, status: $status) {\n    results {\n      id\n      ok\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactAssignees {\n  contactAssignees {\n    id\n    username\n    isActive\n  }\n}"): (typeof documents)["query ContactAssignees {\n  contactAssignees {\n    id\n    username\n    isActive\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactMessages($status: ContactStatus, $search: String, $assigneeId: ID, $isSpam: Boolean!, $page: Int!, $pageSize: Int!) {\n  contactMessages(\n    status: $status\n    search: $search\n    assigneeId: $assigneeId\n    isSpam: $isSpam\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...ContactRow\n    }\n    total\n  }\n  contactMessageTotals {\n    total\n    unread\n    read\n    replied\n    archived\n    spam\n  }\n}"): (typeof documents)["query ContactMessages($status: ContactStatus, $search: String, $assigneeId: ID, $isSpam: Boolean!, $page: Int!, $pageSize: Int!) {\n  contactMessages(\n    status: $status\n    search: $search\n    assigneeId: $assigneeId\n    isSpam: $isSpam\n    page: $page\n    pageSize: $pageSize\n  ) {\n    items {\n      ...ContactRow\n    }\n    total\n  }\n  contactMessageTotals {\n    total\n    unread\n    read\n    replied\n    archived\n    spam\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ContactRow on ContactMessage {\n  id\n  name\n  email\n  subject\n  contactType\n  status\n  isSpam\n  assigneeId\n  createdAt\n}"): (typeof documents)["fragment ContactRow on ContactMessage {\n  id\n  name\n  email\n  subject\n  contactType\n  status\n  isSpam\n  assigneeId\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteContactMessage($id: ID!) {\n  deleteContactMessage(id: $id)\n}"): (typeof documents)["mutation DeleteContactMessage($id: ID!) {\n  deleteContactMessage(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The messages that the command palette offers for what was typed.\"\nquery PaletteContacts($search: String!) {\n  contactMessages(search: $search, pageSize: 6) {\n    items {\n      id\n      name\n      subject\n      createdAt\n    }\n  }\n}"): (typeof documents)["\"The messages that the command palette offers for what was typed.\"\nquery PaletteContacts($search: String!) {\n  contactMessages(search: $search, pageSize: 6) {\n    items {\n      id\n      name\n      subject\n      createdAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetContactSpam($id: ID!, $isSpam: Boolean!) {\n  setContactSpam(id: $id, isSpam: $isSpam) {\n    ...ContactRow\n  }\n}"): (typeof documents)["mutation SetContactSpam($id: ID!, $isSpam: Boolean!) {\n  setContactSpam(id: $id, isSpam: $isSpam) {\n    ...ContactRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetContactStatus($id: ID!, $status: ContactStatus!) {\n  setContactStatus(id: $id, status: $status) {\n    ...ContactRow\n  }\n}"): (typeof documents)["mutation SetContactStatus($id: ID!, $status: ContactStatus!) {\n  setContactStatus(id: $id, status: $status) {\n    ...ContactRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactMessage($id: ID!) {\n  contactMessage(id: $id) {\n    ...ContactRow\n    message\n    contactWithdrawnAt\n    consent {\n      legalTextVersion\n      agreedAt\n    }\n  }\n  contactReplies(id: $id) {\n    id\n    subject\n    text\n    author\n    state\n    reason\n    createdAt\n    sentAt\n  }\n}"): (typeof documents)["query ContactMessage($id: ID!) {\n  contactMessage(id: $id) {\n    ...ContactRow\n    message\n    contactWithdrawnAt\n    consent {\n      legalTextVersion\n      agreedAt\n    }\n  }\n  contactReplies(id: $id) {\n    id\n    subject\n    text\n    author\n    state\n    reason\n    createdAt\n    sentAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactReplyDrafts($id: ID!) {\n  contactReplyDrafts(id: $id) {\n    id\n    name\n    subject\n    text\n  }\n}"): (typeof documents)["query ContactReplyDrafts($id: ID!) {\n  contactReplyDrafts(id: $id) {\n    id\n    name\n    subject\n    text\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplyToContactMessage($id: ID!, $input: ContactReplyInput!) {\n  replyToContactMessage(id: $id, input: $input) {\n    id\n    state\n  }\n}"): (typeof documents)["mutation ReplyToContactMessage($id: ID!, $input: ContactReplyInput!) {\n  replyToContactMessage(id: $id, input: $input) {\n    id\n    state\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendContactReply($id: ID!) {\n  resendContactReply(id: $id)\n}"): (typeof documents)["mutation ResendContactReply($id: ID!) {\n  resendContactReply(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DashboardVisit on DashboardAppointment {\n  id\n  childName\n  parentName\n  phone\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}"): (typeof documents)["fragment DashboardVisit on DashboardAppointment {\n  id\n  childName\n  parentName\n  phone\n  serviceType\n  appointmentDate\n  appointmentTime\n  appointmentEndTime\n  status\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Everything that the dashboard shows, at once.\"\nquery Dashboard($withHealth: Boolean!) {\n  dashboard {\n    date\n    today {\n      ...DashboardVisit\n    }\n    next {\n      ...DashboardVisit\n    }\n    waiting {\n      total\n      items {\n        requestedAt\n        answerDueAt\n        appointment {\n          ...DashboardVisit\n        }\n      }\n    }\n    promise {\n      requests\n      inTime\n    }\n    remindersDue {\n      ...DashboardVisit\n    }\n    week {\n      date\n      booked\n      capacity\n    }\n    rates {\n      confirmation\n      completion\n      cancellation\n      payment\n    }\n    ages {\n      group\n      appointments\n    }\n    totalRevenue\n    pendingPayment\n    months {\n      month\n      appointments\n      completed\n      cancelled\n      revenue\n      pendingPayment\n    }\n  }\n  dashboardMessages {\n    unreadCount\n    unread {\n      id\n      name\n      subject\n      createdAt\n    }\n    failedEmailCount\n    failedEmails {\n      id\n      about\n      subjectId\n      reason\n      createdAt\n      appointment {\n        id\n        childName\n      }\n    }\n    emailsWaitFor\n  }\n  serviceTitles {\n    slug\n    title\n  }\n  siteSettings(category: \"general\") @include(if: $withHealth) {\n    settingKey\n    settingValue\n  }\n  systemHealth @include(if: $withHealth) {\n    database\n    eventsBehind\n    services {\n      name\n      isUp\n    }\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n  }\n}"): (typeof documents)["\"Everything that the dashboard shows, at once.\"\nquery Dashboard($withHealth: Boolean!) {\n  dashboard {\n    date\n    today {\n      ...DashboardVisit\n    }\n    next {\n      ...DashboardVisit\n    }\n    waiting {\n      total\n      items {\n        requestedAt\n        answerDueAt\n        appointment {\n          ...DashboardVisit\n        }\n      }\n    }\n    promise {\n      requests\n      inTime\n    }\n    remindersDue {\n      ...DashboardVisit\n    }\n    week {\n      date\n      booked\n      capacity\n    }\n    rates {\n      confirmation\n      completion\n      cancellation\n      payment\n    }\n    ages {\n      group\n      appointments\n    }\n    totalRevenue\n    pendingPayment\n    months {\n      month\n      appointments\n      completed\n      cancelled\n      revenue\n      pendingPayment\n    }\n  }\n  dashboardMessages {\n    unreadCount\n    unread {\n      id\n      name\n      subject\n      createdAt\n    }\n    failedEmailCount\n    failedEmails {\n      id\n      about\n      subjectId\n      reason\n      createdAt\n      appointment {\n        id\n        childName\n      }\n    }\n    emailsWaitFor\n  }\n  serviceTitles {\n    slug\n    title\n  }\n  siteSettings(category: \"general\") @include(if: $withHealth) {\n    settingKey\n    settingValue\n  }\n  systemHealth @include(if: $withHealth) {\n    database\n    eventsBehind\n    services {\n      name\n      isUp\n    }\n    jobs {\n      queued\n      waiting\n      running\n      dead\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClearRefusedAddress($id: ID!) {\n  clearRefusedAddress(id: $id)\n}"): (typeof documents)["mutation ClearRefusedAddress($id: ID!) {\n  clearRefusedAddress(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}"): (typeof documents)["\"Whether e-mails leave.\"\nquery MailState {\n  mailState {\n    problem\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkRefusedAddress($input: MarkRefusedAddressInput!) {\n  markRefusedAddress(input: $input) {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"): (typeof documents)["mutation MarkRefusedAddress($input: MarkRefusedAddressInput!) {\n  markRefusedAddress(input: $input) {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"): (typeof documents)["\"The addresses that refuse e-mails.\"\nquery RefusedAddresses {\n  refusedAddresses {\n    id\n    address\n    cause\n    serverCode\n    lastAt\n    count\n    markedBy\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\"The newest notifications of the user, of which the settings show how many there are.\"\nquery NotificationCounts {\n  notifications(limit: 1000) {\n    id\n    isRead\n    timestamp\n  }\n}"): (typeof documents)["\"The newest notifications of the user, of which the settings show how many there are.\"\nquery NotificationCounts {\n  notifications(limit: 1000) {\n    id\n    isRead\n    timestamp\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateService($input: CreateTherapyServiceInput!) {\n  createTherapyService(input: $input) {\n    ...ServiceRow\n  }\n}"): (typeof documents)["mutation CreateService($input: CreateTherapyServiceInput!) {\n  createTherapyService(input: $input) {\n    ...ServiceRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteService($id: ID!, $force: Boolean! = false) {\n  deleteTherapyService(id: $id, force: $force)\n}"): (typeof documents)["mutation DeleteService($id: ID!, $force: Boolean! = false) {\n  deleteTherapyService(id: $id, force: $force)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderServices($ids: [ID!]!) {\n  orderTherapyServices(ids: $ids) {\n    id\n  }\n}"): (typeof documents)["mutation OrderServices($ids: [ID!]!) {\n  orderTherapyServices(ids: $ids) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ServiceRow on TherapyService {\n  id\n  title\n  description\n  details\n  promise\n  bodyHtml\n  audience\n  steps {\n    title\n    text\n  }\n  faqs {\n    question\n    answer\n  }\n  sessionForm\n  iconName\n  price\n  duration\n  isActive\n  version\n}"): (typeof documents)["fragment ServiceRow on TherapyService {\n  id\n  title\n  description\n  details\n  promise\n  bodyHtml\n  audience\n  steps {\n    title\n    text\n  }\n  faqs {\n    question\n    answer\n  }\n  sessionForm\n  iconName\n  price\n  duration\n  isActive\n  version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Services {\n  therapyServices(includeInactive: true) {\n    ...ServiceRow\n  }\n}"): (typeof documents)["query Services {\n  therapyServices(includeInactive: true) {\n    ...ServiceRow\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateService($id: ID!, $input: UpdateTherapyServiceInput!) {\n  updateTherapyService(id: $id, input: $input) {\n    ...ServiceRow\n  }\n}"): (typeof documents)["mutation UpdateService($id: ID!, $input: UpdateTherapyServiceInput!) {\n  updateTherapyService(id: $id, input: $input) {\n    ...ServiceRow\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;