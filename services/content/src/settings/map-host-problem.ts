import { type FieldProblem, isMapHost } from '@practice/contracts';
import { isPermitted, type ServiceContext } from '@practice/service-kit';

/** Pages allow frames of the map's host: only admins name one that is no map service. */
export function mapHostProblem(ctx: ServiceContext, key: string, value: string): FieldProblem | null {
  if (key !== 'office_map_embed' || value === '' || isMapHost(value)) return null;
  if (isPermitted(ctx, 'site-setting:write-restricted')) return null;
  const message =
    'Google, Yandex, OpenStreetMap, Bing ya da Apple haritasının yerleştirme kodunu girin; başka bir adresi yalnız yönetici girebilir.';
  return { field: key, message, code: 'FORBIDDEN' };
}
