import {
  builtInTemplateKeys,
  builtInTemplates,
  emailTemplateProblems,
  namedVariables,
  templateVariableNames,
  templateVariables,
  variablesFor,
} from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { sanitizeEmailHtml } from '../sanitize-email-html.ts';
import { untouchedTemplate } from '../whole-template.ts';
import { builtInTexts } from './built-in-texts.ts';

describe.each(builtInTemplateKeys)('the template %s', (key) => {
  const template = untouchedTemplate(key);

  it('keeps the rules that its changes have to keep', () => {
    expect(emailTemplateProblems(template)).toEqual([]);
    expect(sanitizeEmailHtml(template.content)).toBe(template.content);
  });

  it('has what the editor can show', () => {
    expect(template.content.match(/<(?!\/?(?:p|br|strong|a)\b)[^>]*>/g)).toBeNull();
  });

  it('is not accepted without what it is sent for', () => {
    const bare = { ...template, content: '<p>Merhaba</p>' };
    const problems = emailTemplateProblems(bare);
    if (builtInTemplates[key].requires) expect(problems[0]?.message).toMatch(/^İçerikte “.*” bulunmalıdır/);
    else expect(problems).toEqual([]);
  });
});

it('every variable is of use in some template', () => {
  const offered = builtInTemplateKeys.flatMap((id) => variablesFor({ id, category: builtInTemplates[id].category }));
  const byHand = variablesFor({ id: null, category: 'marketing' });
  expect([...new Set([...offered, ...byHand])].sort()).toEqual([...templateVariableNames].sort());
});

it('each variable has a label of its own, which can stand between braces', () => {
  const labels = Object.values(templateVariables).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /[{}<>&"]/.test(label))).toEqual([]);
});

it('no variable is clinical', () => {
  const words = /reason|note|concern|assessment|diagnos|clinical|medical|birth|history|score/i;
  expect(templateVariableNames.filter((name) => words.test(name))).toEqual([]);
});

it('the texts name their variables, and only security e-mails and those with a switch elsewhere are always on', () => {
  expect(namedVariables(builtInTexts['password-reset'].content)).toEqual(['username', 'resetLink']);
  const switchable = builtInTemplateKeys.filter((key) => !builtInTemplates[key].alwaysOn);
  expect(switchable).toEqual(['request-received', 'confirmation', 'cancellation', 'contact-received']);
});
