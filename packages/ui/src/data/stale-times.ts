const second = 1000;
const minute = 60 * second;

/**
 * How long an answer may be shown before the next mount asks again, in milliseconds, by operation name. The times are
 * those of section 7 of the specifications; nothing is refetched on focus.
 */
export const staleTimes: Record<string, number> = {
  SiteSettings: minute,
  ClinicPhone: minute,
  AppointmentPageTexts: minute,
  WorkingHours: 5 * minute,
  BookableServices: 30 * minute,
  HomeServices: 30 * minute,
  Appointments: second,
  EmailTemplates: minute,
};
