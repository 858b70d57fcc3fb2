import type { GatewayReport, GatewayState } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What a gateway has last reported of itself, under its name. */
type StoredGateway = { _id: string; report: Omit<GatewayReport, 'name'>; seenAt: Date };

/** One that has not reported for so long is gone for good. */
const KEPT_SECONDS = 600;

const schema = new Schema<StoredGateway>(
  {
    _id: { type: String, required: true },
    report: { type: Schema.Types.Mixed, required: true },
    seenAt: { type: Date, required: true },
  },
  { collection: 'gateways', versionKey: false },
);
schema.index({ seenAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const GatewayModel = model('Gateway', schema);

/** The gateways that run, or have run until a few minutes ago, by name. */
export async function listGateways(): Promise<GatewayState[]> {
  const since = new Date(Date.now() - KEPT_SECONDS * 1000);
  const found = await GatewayModel.find({ seenAt: { $gte: since } }).lean();
  return found
    .map(({ _id: name, report, seenAt }) => ({ ...report, name, seenAt: seenAt.toISOString() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
