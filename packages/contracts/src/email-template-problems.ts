import { builtInTemplates, isBuiltInTemplate, variablesFor } from './built-in-email-templates.ts';
import {
  isPlainVariable,
  isTemplateVariable,
  type TemplateVariableName,
  templateVariables,
  variablePattern,
} from './email-template-variables.ts';
import type { EmailTemplateCategory } from './email-templates.ts';
import type { FieldSentence } from './record-inputs.ts';

/** What of a template can name variables. */
export type TemplateTexts = { subject: string; heading: string | null; content: string };
type Checked = TemplateTexts & { id: string | null; category: EmailTemplateCategory };

const TAG = /<[^>]*>/g;
const HREF = /\shref=(["'])\{\{\s*([^{}"']*?)\s*\}\}\1/g;

/** The names between double braces in a text, each once, in their order; whatever is written there. */
export function namedVariables(text: string): string[] {
  return [...new Set([...text.matchAll(variablePattern)].map(([, name = '']) => name))];
}

/** The variables that a template uses. */
export function usedVariables({ subject, heading, content }: TemplateTexts): TemplateVariableName[] {
  return namedVariables([subject, heading, content].join(' ')).filter(isTemplateVariable);
}

/** What is wrong with the variables of a template: those that it cannot have, braces, and what it needs. */
export function emailTemplateProblems(template: Checked): FieldSentence[] {
  const known: readonly string[] = variablesFor(template);
  const fields = [
    ['subject', template.subject],
    ['heading', template.heading ?? ''],
    ['content', template.content],
  ] as const;
  const inTexts = fields.flatMap(([field, text]) => {
    const message = braceProblem(text) ?? unknownProblem(text, known) ?? placeProblem(field, text);
    return message ? [{ field, message }] : [];
  });
  if (inTexts.some(({ field }) => field === 'content')) return inTexts;
  const missing = missingProblem(template);
  return missing ? [...inTexts, { field: 'content', message: missing }] : inTexts;
}

function braceProblem(text: string): string | null {
  return /\{\{|\}\}/.test(text.replace(variablePattern, ''))
    ? 'Bir değişkenin süslü parantezleri eksik: {{Kliniğin adı}} gibi, biçim verilmeden yazılmalıdır.'
    : null;
}

function unknownProblem(text: string, known: readonly string[]): string | null {
  const unknown = namedVariables(text).filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  return `Bu şablonda ${unknown.map(inQuotes).join(', ')} ${unknown.length === 1 ? 'değişkeni' : 'değişkenleri'} yok.`;
}

function placeProblem(field: string, text: string): string | null {
  if (field !== 'content') {
    const misplaced = namedVariables(text).find((name) => isTemplateVariable(name) && !isPlainVariable(name));
    return misplaced ? `${inQuotes(misplaced)} yalnızca içerikte kullanılabilir.` : null;
  }
  const links = [...text.matchAll(HREF)].map(([, , name = '']) => name);
  const isLinked = links.every((name) => isTemplateVariable(name) && templateVariables[name].form === 'link');
  const inTags = (text.replace(HREF, '').match(TAG) ?? []).some((tag) => tag.includes('{{'));
  return isLinked && !inTags
    ? null
    : 'Bağlantının adresi yalnızca {{Sitenin adresi}} gibi, tek başına bir bağlantı değişkeni olabilir.';
}

/** Only built-in templates need some: what the e-mail is sent for. */
function missingProblem({ id, content }: Checked): string | null {
  const requires = (id && isBuiltInTemplate(id) && builtInTemplates[id].requires) || [];
  const used = namedVariables(content);
  if (requires.length === 0 || requires.some((names) => names.every((name) => used.includes(name)))) return null;
  const ways = requires.map((names) => names.map(inQuotes).join(' ile '));
  return `İçerikte ${ways.join(' ya da ')} bulunmalıdır; e-posta onsuz işe yaramaz.`;
}

/** A variable as staff know it. */
function inQuotes(name: string): string {
  return `“${isTemplateVariable(name) ? templateVariables[name].label : name}”`;
}
