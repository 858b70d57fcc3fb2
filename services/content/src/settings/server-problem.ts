import type { FieldProblem } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { httpsProblem } from './https-problem.ts';
import { mapHostProblem } from './map-host-problem.ts';
import { scannerProblem } from './scanner-problem.ts';

/** Why a setting cannot have a value on this server, or by the way on which the request came; null where it can. */
export function serverProblem(ctx: ServiceContext, key: string, value: string): FieldProblem | null {
  return httpsProblem(ctx, key, value) ?? scannerProblem(key, value) ?? mapHostProblem(ctx, key, value);
}
