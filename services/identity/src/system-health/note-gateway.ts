import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { GatewayModel } from './gateway.model.ts';

/** Keeps what a gateway reports of itself, in the place of what it has reported before. */
export const noteGateway: InternalFunctions<'identity'>['noteGateway'] = async (ctx, { name, ...report }) => {
  assertCan(ctx, 'system:write');
  await GatewayModel.updateOne({ _id: name }, { $set: { report, seenAt: new Date() } }, { upsert: true });
  return {};
};

/** A gateway ends: it is not missed. */
export const forgetGateway: InternalFunctions<'identity'>['forgetGateway'] = async (ctx, { name }) => {
  assertCan(ctx, 'system:write');
  await GatewayModel.deleteOne({ _id: name });
  return {};
};
