import { exportPersonalDataInput, personalDataKindLabels, today } from '@practice/contracts';
import { FileResponse, readInput, recordAuditAlone, type ServiceContext } from '@practice/service-kit';
import { readPracticeHead } from '@practice/service-kit/practice-head';
import { collectPersonalData } from './collect-personal-data.ts';
import { drawPersonalData } from './draw-personal-data.ts';
import { findSubject } from './find-subject.ts';

/**
 * All that is held about whoever made a request, as a file: `pdf` to read, `json` for programs. Each one is in the audit log.
 * @throws DomainError NOT_FOUND; CONFLICT.
 */
export async function exportPersonalData(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { id, format } = readInput(ctx, 'privacy:read', exportPersonalDataInput, raw);
  const { request, subject } = await findSubject(id);
  const records = await collectPersonalData(ctx, subject);
  const head = await readPracticeHead();
  const content =
    format === 'pdf'
      ? await drawPersonalData({ head, request, records })
      : Buffer.from(
          JSON.stringify(
            {
              dataController: head.name,
              preparedOn: today(),
              request: { name: request.name, phone: request.phone, email: request.email },
              records: records.map(({ kind, date, description, details }) => ({
                kind,
                label: personalDataKindLabels[kind],
                date,
                description,
                data: Object.fromEntries(details.map(({ name, text }) => [name, text])),
              })),
            },
            null,
            2,
          ),
        );
  await recordAuditAlone(ctx, {
    action: 'personal-data.exported',
    entity: 'personal-data',
    entityId: id,
    changedFields: [format],
  });
  const type = format === 'pdf' ? 'application/pdf' : 'application/json';
  // Without the person's name: names of files are seen in many places.
  return new FileResponse(`kisisel-veriler-${today()}.${format}`, type, content);
}
