import {
  builtInTemplateKeys,
  builtInTemplates,
  type EmailTemplateRecord,
  emailTemplateProblems,
  type FieldSentence,
  isBuiltInTemplate,
  toSearchKey,
} from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

export type FillableTemplate = Pick<EmailTemplateRecord, 'category' | 'subject' | 'heading' | 'content'> & {
  /** Null: a new one. */
  id: string | null;
};
type Checked = FillableTemplate & Pick<EmailTemplateRecord, 'name' | 'isActive'>;

/**
 * Refuses a template that could not be filled in, or is without what its e-mail is sent for.
 * @throws DomainError VALIDATION_FAILED
 */
export function assertFillable(template: FillableTemplate): void {
  refuse([...missingTexts(template), ...emailTemplateProblems(template)]);
}

/**
 * Refuses also what of a built-in template does not change.
 * @throws DomainError VALIDATION_FAILED; CONFLICT for a name that a built-in template has.
 */
export function checkTemplate(template: Checked): void {
  refuse([...fixedFields(template), ...missingTexts(template), ...emailTemplateProblems(template)]);
  const { id, name } = template;
  const key = toSearchKey(name);
  const isTaken = builtInTemplateKeys.some((each) => each !== id && toSearchKey(builtInTemplates[each].name) === key);
  if (!isTaken) return;
  const message = 'Bu adda yerleşik bir şablon var.';
  throw new DomainError('CONFLICT', { errors: [{ field: 'name', message, code: 'DUPLICATE' }] });
}

function refuse(problems: FieldSentence[]): void {
  if (problems.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', { errors: problems.map((each) => ({ ...each, code: 'INVALID' })) });
}

function fixedFields({ id, name, category, isActive }: Checked): FieldSentence[] {
  if (!id || !isBuiltInTemplate(id)) return [];
  const fixed = builtInTemplates[id];
  return [
    ...(name === fixed.name ? [] : [{ field: 'name', message: 'Yerleşik bir şablonun adı değiştirilemez.' }]),
    ...(category === fixed.category
      ? []
      : [{ field: 'category', message: 'Yerleşik bir şablonun kategorisi değiştirilemez.' }]),
    ...(isActive || !fixed.alwaysOn ? [] : [{ field: 'isActive', message: fixed.alwaysOn }]),
  ];
}

/** What the sanitiser may have left nothing of; and a built-in one keeps its heading. */
function missingTexts({ id, subject, heading, content }: FillableTemplate): FieldSentence[] {
  const needsHeading = id !== null && isBuiltInTemplate(id);
  return [
    ...(subject === '' ? [{ field: 'subject', message: 'Konu gereklidir' }] : []),
    ...(needsHeading && !heading ? [{ field: 'heading', message: 'Başlık gereklidir' }] : []),
    ...(content === '' ? [{ field: 'content', message: 'İçerik gereklidir' }] : []),
  ];
}
