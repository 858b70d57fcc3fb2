import { type SecurityAlertRecord, securityAlertKinds, securityAlertRecord, securityRules } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** An alert as it is stored: its sentence is made of it when it is read. */
export type SecurityAlert = Omit<
  SecurityAlertRecord,
  'id' | 'title' | 'message' | 'firstAt' | 'lastAt' | 'acknowledgedAt'
> & { firstAt: Date; lastAt: Date; acknowledgedAt: Date | null };

export type StoredSecurityAlert = SecurityAlert & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const schema = new Schema<SecurityAlert>(
  {
    kind: { ...text, enum: securityAlertKinds },
    subjectKind: text,
    subjectId: optional,
    subject: optional,
    by: optional,
    count: { type: Number, required: true },
    targets: { type: Number, required: true },
    firstAt: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    notified: text,
    acknowledgedAt: { type: Date, default: null },
    acknowledgedBy: optional,
  },
  { collection: 'security_alerts', versionKey: false },
);
schema.index({ lastAt: -1 });
schema.index({ kind: 1, subjectId: 1, firstAt: -1 });

export const SecurityAlertModel = model('SecurityAlert', schema);

/** An alert with its title and sentence. */
export const toSecurityAlert = recordMapper(securityAlertRecord, (alert: StoredSecurityAlert) => ({
  title: securityRules[alert.kind].title,
  message: securityRules[alert.kind].sentence(alert),
}));
