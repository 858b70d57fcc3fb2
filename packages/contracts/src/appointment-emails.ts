import { isoDate, timeOfDay } from './date-formats.ts';
import { toInstant } from './dates.ts';
import { optionalText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** E-mails that follow a request automatically. */
const requestEmailKinds = ['request-received', 'practice-notification'] as const;
/** E-mails that staff send about an appointment, by hand or by changing its status. */
export const appointmentEmailTypes = ['confirmation', 'cancellation', 'reminder'] as const;
/** Sent with a move of a confirmed appointment, when staff chose to tell the parent. */
const moveEmailKinds = ['rescheduled'] as const;
/** Sent by hand, of a template that staff made. */
const storedEmailKinds = ['template'] as const;
export const emailKinds = [
  ...requestEmailKinds,
  ...appointmentEmailTypes,
  ...moveEmailKinds,
  ...storedEmailKinds,
] as const;
export type EmailKind = (typeof emailKinds)[number];
export type AppointmentEmailType = (typeof appointmentEmailTypes)[number];

/**
 * The e-mails that rest on the parent's consent to be contacted. Whoever took it back gets them only when staff want one all
 * the same; a cancellation is sent in any case, so that nobody comes in vain.
 */
const contactConsentEmails: readonly EmailKind[] = [
  'request-received',
  'confirmation',
  'reminder',
  'rescheduled',
  'template',
];

/** Whether an e-mail to a parent rests on a consent that was taken back. */
export function isContactWithdrawn(kind: EmailKind, contactWithdrawnAt: string | null | undefined): boolean {
  return Boolean(contactWithdrawnAt) && contactConsentEmails.includes(kind);
}

/**
 * Why no marketing e-mail goes to an appointment's parent, whoever wants it, a Turkish sentence; null when it can. Whether the
 * address has unsubscribed is the server's to say.
 */
export function marketingBlockReason(appointment: { contactWithdrawnAt?: string | null | undefined }): string | null {
  return appointment.contactWithdrawnAt ? 'Veli, kendisine yazılmasını istemiyor.' : null;
}

/** With what is sent to somebody who took back that the practice may get in touch. */
export const allowWithdrawnInput = z.boolean().nullish().meta({
  description: 'Sends although the person took back that they may be contacted; without it that is refused.',
});

/** What staff may add to an e-mail whose template has a place for it, in characters. */
export const CUSTOM_MESSAGE_MAX = 1000;

/** By type or by template; the built-in templates have the types as their ids. */
const emailChoice = {
  type: z.enum(appointmentEmailTypes).nullish(),
  templateId: z.string().max(50).nullish().meta({ description: 'See GET /api/email-templates.' }),
  customMessage: optionalText(CUSTOM_MESSAGE_MAX).meta({
    description: 'Of a template with {{customMessage}}: what stands there. Nothing clinical belongs in an e-mail.',
  }),
};

type Choice = { type?: AppointmentEmailType | null | undefined; templateId?: string | null | undefined };

function isOneChoice({ type, templateId }: Choice): boolean {
  return type && templateId ? type === templateId : Boolean(type ?? templateId);
}

function byTemplate<Input extends Choice & { customMessage?: string | null | undefined }>(input: Input) {
  const { type, templateId, customMessage, ...rest } = input;
  const namedBy = templateId ? ('templateId' as const) : ('type' as const);
  return { ...rest, namedBy, templateId: String(templateId ?? type), customMessage: customMessage ?? '' };
}

const oneChoice = { path: ['type'], error: 'Lütfen bir e-posta şablonu seçin.' };

/** The body of POST /api/appointments/:id/send-email. */
export const appointmentEmailBody = z
  .strictObject({ ...emailChoice, allowWithdrawn: allowWithdrawnInput })
  .meta({ id: 'AppointmentEmail' });
export const sendAppointmentEmailInput = appointmentEmailBody
  .extend({ id: z.string() })
  .refine(isOneChoice, oneChoice)
  .transform(byTemplate);

const MAX_BULK = 200;
/** The body of POST /api/appointments/bulk-send-email. */
export const bulkEmailBody = z.strictObject({
  ids: z.array(z.string()).min(1, 'Lütfen en az bir randevu seçin.').max(MAX_BULK),
  ...emailChoice,
  allowWithdrawn: allowWithdrawnInput,
});
export const bulkSendEmailInput = bulkEmailBody.refine(isOneChoice, oneChoice).transform(byTemplate);

export const emailPreviewInput = z
  .object({ appointmentId: z.string().max(100), ...emailChoice })
  .refine(isOneChoice, oneChoice)
  .transform(byTemplate);
/** The e-mail about a move that has not been made yet. */
export const rescheduledPreviewInput = z.object({
  appointmentId: z.string().max(100),
  appointmentDate: isoDate,
  appointmentTime: timeOfDay,
});
export const resendEmailInput = z.object({ id: z.string().max(200) });
export const listAppointmentEmailsInput = z.object({ appointmentId: z.string().min(1).max(100) });

export const emailQueuedResponse = z.object({ success: z.literal(true), message: z.string() });
export const bulkEmailResponse = z.object({
  summary: z.object({ successCount: z.number().int(), errorCount: z.number().int() }),
  message: z.string(),
  results: z.array(
    z
      .object({ id: z.string(), ok: z.boolean(), code: z.string().nullable(), message: z.string().nullable() })
      .meta({ id: 'EmailResult' }),
  ),
});

export const outgoingEmailStates = ['waiting', 'sent', 'skipped', 'failed'] as const;

/** The state of an e-mail, as staff see it at the appointment. */
export const outgoingEmailRecord = z
  .object({
    id: z.string(),
    kind: z.enum(emailKinds),
    templateName: z.string().nullable().meta({ description: 'Of the kind `template`: what the template is called.' }),
    state: z.enum(outgoingEmailStates),
    reason: z.string().nullable().meta({ description: 'Why it waits, failed or was not sent, in Turkish.' }),
    isAddressRefused: z.boolean().meta({ description: 'It was not delivered because the address refuses e-mails.' }),
    attempts: z.number().int(),
    sentAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'OutgoingEmail' });

export type OutgoingEmailRecord = z.infer<typeof outgoingEmailRecord>;

type Subject = { status: string; appointmentDate: string; appointmentTime: string };

/**
 * Why an e-mail of this type cannot be sent about an appointment as it is now, a Turkish sentence; null when it can.
 * Nothing is sent about an appointment in the past.
 */
export function emailBlockReason(
  { status, appointmentDate, appointmentTime }: Subject,
  type: AppointmentEmailType,
  now: Date = new Date(),
): string | null {
  if (toInstant(appointmentDate, appointmentTime) <= now) return 'Randevunun zamanı geçti.';
  if (type === 'cancellation') return status === 'cancelled' ? null : 'Bu randevu iptal edilmiş değil.';
  if (status === 'cancelled') return 'Bu randevu iptal edilmiş.';
  if (status === 'completed') return 'Bu randevu tamamlanmış.';
  return type === 'confirmation' && status !== 'confirmed' ? 'Bu randevu henüz onaylanmadı.' : null;
}
