import {
  type BuiltInTemplateKey,
  type EmailTemplateRecord,
  idParam,
  isBuiltInTemplate,
  updateEmailTemplateInput,
} from '@practice/contracts';
import {
  assertCan,
  type ClientSession,
  DomainError,
  isDuplicateKey,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { builtInNameKey, EmailTemplateModel, nameKeyOf } from '../email-templates/email-template.model.ts';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { sanitizeEmailHtml } from '../email-templates/sanitize-email-html.ts';
import { checkTemplate } from './check-template.ts';

const input = updateEmailTemplateInput.extend(idParam.shape);

/**
 * Changes a template. Of a built-in one the texts are kept beside those that came with the product.
 * @throws DomainError NOT_FOUND; VERSION_CONFLICT with the template as it is; VALIDATION_FAILED for variables that it cannot
 *   have or has to have, and for what of a built-in one does not change; CONFLICT for a name that is taken.
 */
export async function updateEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<EmailTemplateRecord> {
  const { id, version, variables: _, ...sent } = readInput(ctx, 'email:write', input, raw);
  const before = await findEmailTemplate(id);
  if (!before) throw new DomainError('NOT_FOUND');
  // E-mails that lead to a password or a sign-in: people alone change them, no token.
  if (before.category === 'security') assertCan(ctx, 'security:write');
  const changes = { ...sent, ...(sent.content == null ? {} : { content: sanitizeEmailHtml(sent.content) }) };
  checkTemplate({
    ...before,
    ...given(changes),
    ...('heading' in changes ? { heading: changes.heading || null } : {}),
  });
  if (!isBuiltInTemplate(id)) {
    const nameKey = changes.name == null ? {} : { nameKey: nameKeyOf(changes.name) };
    return emailTemplates.update(ctx, { id, version, changes: { ...changes, ...nameKey } });
  }
  const { name: _name, category: _category, ...changed } = changes;
  return withTransaction(async (session) => {
    const storedId = await storedIdOf(id, session);
    return emailTemplates.update(ctx, { id: storedId, version, changes: changed, session });
  });
}

/** What was sent with a value. */
function given<T extends object>(changes: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null)) as never;
}

/** The id of what is stored of a built-in template, which the first change makes. */
async function storedIdOf(key: BuiltInTemplateKey, session: ClientSession): Promise<string> {
  const nameKey = builtInNameKey(key);
  const found = await EmailTemplateModel.findOne({ nameKey }, { _id: 1 }, { session }).lean();
  if (found) return String(found._id);
  try {
    const [created] = await EmailTemplateModel.create([{ nameKey, builtIn: key, version: 0 }], { session });
    return String(created?._id);
  } catch (cause) {
    // Somebody else's first change came in between.
    if (isDuplicateKey(cause)) throw new DomainError('VERSION_CONFLICT', { cause });
    throw cause;
  }
}
