import { urlFinding } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { faultId } from './note-faults.ts';
import { UrlFaultModel, UrlHealthModel } from './url-health.model.ts';

/** The faults that a check was the first to find and that are still there, with what to mend. */
export const listNewUrlFaults: InternalFunctions<'seo'>['listNewUrlFaults'] = async (ctx, { id }) => {
  assertCan(ctx, 'seo:view');
  const faults = await UrlFaultModel.find({ runId: id }).lean();
  const isNew = new Set(faults.map(({ _id }) => _id));
  const pages = await UrlHealthModel.find({ _id: { $in: faults.map(({ url }) => url) } }).lean();
  return pages.flatMap(({ _id: url, title, findings }) =>
    findings
      .filter((finding) => isNew.has(faultId({ url, ...finding })))
      .map((finding) => ({ url, title, ...urlFinding.parse(finding) })),
  );
};
