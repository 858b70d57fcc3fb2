import { builtInTemplates, type EmailTemplateCategory, isBuiltInTemplate, variablesFor } from '@practice/contracts';
import { Box, Flex, Grid, Text } from '@practice/ui';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { CategoryBadge } from '../columns.tsx';
import { type Template, templates } from '../templates.ts';
import { storedTexts } from '../variable-labels.ts';
import { ContentField } from './content-field.tsx';
import { useCursor } from './use-cursor.ts';
import { useLiveProblems } from './use-live-problems.ts';
import { VariableChips } from './variable-chips.tsx';

const { Field } = templates;

/** Name, category and texts of a template, with the variables that can stand in them. */
export function TemplateFields({ template }: { template: Template | null }) {
  const values = useFormValues<typeof templates>();
  const id = template?.id ?? null;
  const builtIn = id && isBuiltInTemplate(id) ? builtInTemplates[id] : null;
  const category = values.category as EmailTemplateCategory;
  const variables = variablesFor({ id, category });
  const problems = useLiveProblems({ id, category, ...storedTexts(values) });
  const cursor = useCursor();
  return (
    <>
      {builtIn ? (
        <Flex align="center" gap="2" wrap="wrap">
          <CategoryBadge category={category} />
          <Text color="fg.muted">{builtIn.purpose}</Text>
        </Flex>
      ) : (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 14rem' }} gap="4" alignItems="start">
          <Field.Text name="name" autoComplete="off" />
          <Field.Select name="category" hint={hints[category]} />
        </Grid>
      )}
      <Box {...cursor.ofInput('subject')}>
        <Field.Text name="subject" autoComplete="off" {...problems.subject} />
      </Box>
      <Box {...cursor.ofInput('heading')}>
        <Field.Text
          name="heading"
          autoComplete="off"
          hint="İçeriğin üstünde büyük yazılır."
          required={builtIn !== null}
          {...problems.heading}
        />
      </Box>
      <VariableChips variables={variables} place={cursor.place} onInsert={cursor.insert} />
      <Box>
        <ContentField variables={variables} cursor={cursor} {...problems.content} />
        {category === 'marketing' ? <FormClaimWarning names={['subject', 'heading', 'content']} /> : null}
      </Box>
      <Field.Checkbox
        name="isActive"
        label="Aktif"
        disabled={builtIn?.alwaysOn !== undefined}
        hint={builtIn?.alwaysOn ?? (builtIn ? OFF : 'Pasif bir şablon gönderirken seçilemez.')}
      />
    </>
  );
}

const OFF = 'Pasifken bu e-posta hiç gönderilmez; giden e-postalarda nedeni yazar.';

const hints: Record<EmailTemplateCategory, string> = {
  appointment: 'Randevulardan veliye gönderilir.',
  marketing: 'Randevulardan tek tek, yalnızca onay vermiş velilere gönderilir.',
  system: 'Yalnızca denemesi gönderilebilir.',
  security: 'Yalnızca denemesi gönderilebilir.',
};
