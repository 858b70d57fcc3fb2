/** Names of fields in drafts that were saved before the form used the API's names. */
const formerNames: Readonly<Record<string, string>> = {
  concernArea: 'serviceType',
  message: 'reason',
  preferredDate: 'appointmentDate',
  preferredTime: 'appointmentTime',
};

/** The values of a saved draft under today's names. */
export function withPresentNames(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [formerNames[name] ?? name, value]));
}
