import { can, type TherapyServiceRecord } from '@practice/contracts';
import { isSettingOn, type ServiceContext } from '@practice/service-kit';

/** Services as the caller may see them: visitors without prices, unless the practice publishes them. */
export async function withVisiblePrices(
  ctx: ServiceContext,
  services: TherapyServiceRecord[],
): Promise<TherapyServiceRecord[]> {
  if (can(ctx.actor.role, 'appointment:read') || (await isSettingOn('service_prices_visible'))) return services;
  return services.map((service) => ({ ...service, price: null }));
}
