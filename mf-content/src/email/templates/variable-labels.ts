import { isTemplateVariable, templateVariableNames, templateVariables, variablePattern } from '@practice/contracts';

const nameOf = new Map(templateVariableNames.map((name) => [templateVariables[name].label, name]));

/** Returns a stored text as staff read it: `{{parentName}}` is `{{Velinin adı}}`. */
export function withLabels(text: string): string {
  return text.replace(variablePattern, (_, name: string) => `{{${labelOf(name)}}}`);
}

/** Returns the texts of the form as they are stored. */
export function storedTexts({ subject, heading, content }: Record<'subject' | 'heading' | 'content', string>) {
  return { subject: withNames(subject), heading: withNames(heading), content: withNames(content) };
}

/** Returns a text of the form as it is stored: `{{Velinin adı}}` is `{{parentName}}`. */
export function withNames(text: string): string {
  return text.replace(variablePattern, (_, label: string) => `{{${nameOf.get(label) ?? label}}}`);
}

function labelOf(name: string): string {
  return isTemplateVariable(name) ? templateVariables[name].label : name;
}
