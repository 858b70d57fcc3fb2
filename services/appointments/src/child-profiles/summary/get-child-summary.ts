import { idParam, today } from '@practice/contracts';
import { FileResponse, readInput, recordAuditAlone, type ServiceContext } from '@practice/service-kit';
import { readPracticeHead } from '@practice/service-kit/practice-head';
import { AssessmentModel } from '../../clinical/assessment.model.ts';
import { assessments } from '../../clinical/assessment.store.ts';
import { appointmentsOf, linkAppointments } from '../../clinical/link-appointments.ts';
import { readChildProfile } from '../../clinical/read-child-profile.ts';
import { listServiceTitles } from '../../therapy-services/list-service-titles.ts';
import { toChildAppointment } from '../to-child-appointment.ts';
import { drawChildSummary } from './draw-child-summary.ts';

/**
 * A child's summary as a PDF: what the file says, the appointments and the assessments. Clinical notes are the staff's
 * working papers and are not in it. Each one is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function getChildSummary(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { id } = readInput(ctx, 'clinical:read', idParam, raw);
  const profile = await readChildProfile(ctx, id);
  await linkAppointments(id);
  const [appointments, assessed, titles, head] = await Promise.all([
    appointmentsOf(id),
    AssessmentModel.find({ childProfileId: id }).sort({ assessmentDate: 1 }).lean(),
    listServiceTitles(ctx),
    readPracticeHead(),
  ]);
  const titleOf = new Map(titles.map(({ slug, title }) => [slug, title]));
  const content = await drawChildSummary({
    head,
    profile,
    appointments: appointments.map(toChildAppointment).reverse(),
    assessments: assessed.map((each) => assessments.toRecord(each)),
    titleOf: (slug) => titleOf.get(slug) ?? slug,
  });
  await recordAuditAlone(ctx, { action: 'child-profile.exported', entity: 'child-profile', entityId: id });
  // Without the child's name: names of files are seen in many places.
  return new FileResponse(`cocuk-ozeti-${today()}.pdf`, 'application/pdf', content);
}
