import {
  defineService,
  exampleCalls,
  type InternalFunctions,
  type Service,
  storedFileModels,
} from '@practice/service-kit';
import { AppointmentModel } from './appointment/appointment.model.ts';
import { AppointmentChangeModel } from './appointment/appointment-change.model.ts';
import { BookingRequestModel } from './appointment/booking-request.model.ts';
import { listConsentedVersions } from './booking/list-consented-versions.ts';
import { CONTENTS_BUCKET } from './clinical/file-contents.ts';
import { getConsents } from './consents/get-consents.ts';
import { listConsents } from './consents/list-consents.ts';
import { noteContactWithdrawal } from './consents/note-contact-withdrawal.ts';
import { features } from './features.ts';
import { readFileContent } from './files/read-file-content.ts';
import sdl from './generated/sdl.ts';
import { calendarIsEdited } from './migrations/2026-11-22-calendar-is-edited.ts';
import { daySchedules } from './migrations/2026-11-22-day-schedules.ts';
import { encryptClinicalText } from './migrations/2026-11-22-encrypt-clinical-text.ts';
import { listIndexesMove } from './migrations/2026-11-22-list-indexes-move.ts';
import { noIndexOfSearchWords } from './migrations/2026-11-22-no-index-of-search-words.ts';
import { servicesHavePages } from './migrations/2026-11-22-services-have-pages.ts';
import { servicesHaveVersions } from './migrations/2026-11-22-services-have-versions.ts';
import { typeOfChanges } from './migrations/2026-11-22-type-of-changes.ts';
import { holidaysAreThereOnce } from './migrations/2026-11-28-holidays-are-there-once.ts';
import { eraseExpiredRecords } from './personal-data/erase-expired-records.ts';
import { erasePersonalRecord } from './personal-data/erase-personal-record.ts';
import { findExpiredRecords } from './personal-data/find-expired-records.ts';
import { findPersonalData } from './personal-data/find-personal-data.ts';
import { appointmentList } from './records/appointment-list.ts';
import { getAppointment } from './records/get-appointment.ts';
import { markReminded } from './records/mark-reminded.ts';
import { announceReminders } from './reminders/announce-reminders.ts';
import { answerReminder } from './reminders/answer-reminder.ts';
import { issueAnswerToken } from './reminders/issue-answer-token.ts';
import { readAnswerPage } from './reminders/read-answer-page.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';
import { DayScheduleModel } from './schedule/day-schedule.model.ts';
import { appointmentExamples } from './seed/appointment-examples.ts';
import { seed } from './seed/seed.ts';
import { findMissingAppointments } from './self-checks/find-missing-appointments.ts';
import { listRecentRequests } from './self-checks/list-recent-requests.ts';
import { runSelfCheckStep } from './self-checks/run-self-check-step.ts';
import { samplePersonalData } from './self-checks/sample-personal-data.ts';
import { findService } from './therapy-services/find-service.ts';
import { listServiceAddresses } from './therapy-services/list-service-addresses.ts';
import { readServiceTitles } from './therapy-services/list-service-titles.ts';

/** Appointments, their times, working hours and therapy services. */
export function createService(): Service {
  const internal: InternalFunctions<'appointments'> = {
    ...exampleCalls([appointmentExamples]),
    announceReminders,
    answerReminder,
    issueAnswerToken,
    readAnswerPage,
    eraseExpiredRecords,
    erasePersonalRecord,
    findExpiredRecords,
    findMissingAppointments,
    findPersonalData,
    findService,
    getAppointment,
    getConsents,
    listConsents,
    listConsentedVersions,
    listRecentRequests,
    listServiceAddresses,
    listServiceTitles: readServiceTitles,
    readFileContent,
    runSelfCheckStep,
    samplePersonalData,
  };
  return defineService({
    name: 'appointments',
    sdl,
    resolvers,
    routes,
    features: Object.values(features),
    internal,
    handlers: {
      'consent-withdrawal.changed': { apply: (session, { payload }) => noteContactWithdrawal(session, payload) },
      'reminder.sent': { apply: (session, { payload }) => markReminded(session, payload) },
    },
    seed,
    lists: [appointmentList],
    migrations: [
      encryptClinicalText,
      noIndexOfSearchWords,
      daySchedules,
      typeOfChanges,
      servicesHaveVersions,
      listIndexesMove,
      servicesHavePages,
      calendarIsEdited,
      holidaysAreThereOnce,
    ],
    models: [
      AppointmentModel,
      AppointmentChangeModel,
      BookingRequestModel,
      DayScheduleModel,
      ...storedFileModels(CONTENTS_BUCKET),
    ],
  });
}
