import { isTemplateVariable, type TemplateVariableName, variablePattern } from '@practice/contracts';

/** What the variables of an e-mail stand for: plain text, but for a `phrase` or a `block`, which are HTML of the product. */
export type TemplateValues = Partial<Record<TemplateVariableName, string>>;

/** The value of a name; empty for one without a value, and for one that is none. */
export function valueFor(values: TemplateValues, name: string): string {
  return isTemplateVariable(name) ? (values[name] ?? '') : '';
}

/** A text with `replace` in the place of its variables. */
export function replaceVariables(text: string, replace: (name: string) => string): string {
  return text.replace(variablePattern, (_, name: string) => replace(name));
}

/** A text cut at its variables: what stands between them, and their names. */
export function partsOf(text: string): { name: string | null; text: string }[] {
  return text
    .split(variablePattern)
    .map((part, index) => (index % 2 === 1 ? { name: part, text: '' } : { name: null, text: part }))
    .filter(({ name, text }) => name !== null || text !== '');
}

/** A subject or a heading with its values, in one line. */
export function fillLine(text: string, values: TemplateValues): string {
  return replaceVariables(text, (name) => valueFor(values, name))
    .replace(/\s+/g, ' ')
    .trim();
}
