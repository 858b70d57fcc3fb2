import {
  addDays,
  passwordLinkPath,
  REMINDER_ANSWER_PATH,
  type TemplateVariableName,
  templateVariableNames,
  templateVariables,
  today,
} from '@practice/contracts';
import type { TemplateValues } from '../email-templates/filling/template-values.ts';
import type { Practice } from '../email-templates/sender.ts';
import { panelLink, practiceValues } from '../email-templates/values/practice-values.ts';
import { listOf, paragraphsOf } from '../email-templates/values/value-html.ts';
import { appointmentValues } from '../emails/appointment-values.ts';

const DAYS_AHEAD = 7;
const sampleOf = (name: TemplateVariableName) => templateVariables[name].sample;

/** What a preview is filled in with: the practice as it is, and an appointment, a message and an alert of nobody. */
export async function sampleValues(practice: Practice): Promise<TemplateValues> {
  const day = addDays(today(), DAYS_AHEAD);
  const time = sampleOf('appointmentTime');
  const appointment = {
    id: 'ornek',
    parentName: sampleOf('parentName'),
    childName: sampleOf('childName'),
    appointmentDate: day,
    appointmentTime: time,
    serviceType: sampleOf('serviceName'),
  };
  const about = {
    previous: { date: addDays(day, -1), time: '14:00' },
    others: [{ date: addDays(day, DAYS_AHEAD), time }],
    answerPath: `${REMINDER_ANSWER_PATH}/onizleme`,
    customMessage: sampleOf('customMessage'),
  };
  return {
    ...Object.fromEntries(templateVariableNames.map((name) => [name, sampleOf(name)])),
    ...practiceValues(practice),
    ...(await appointmentValues(appointment, practice, about)),
    resetLink: `${practice.siteUrl}${passwordLinkPath('onizleme')}`,
    message: paragraphsOf(sampleOf('message')),
    notificationList: listOf([sampleOf('notificationList')]),
    notificationSettingsLink: panelLink(practice, '#notifications', sampleOf('notificationSettingsLink')),
    faultList: listOf([sampleOf('faultList')]),
    panelLink: panelLink(practice, '', sampleOf('panelLink')),
  };
}
