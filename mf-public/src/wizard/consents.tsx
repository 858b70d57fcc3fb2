import { consentSentences } from '@practice/contracts';
import { Box, CheckboxField } from '@practice/ui';
import { DataRequestNote } from '../site/data-request-note.tsx';
import { NoticeConsent } from '../site/notice-consent.tsx';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useFieldError } from './wizard-context.ts';

/** The two consents: separate and never preselected, as the law requires. */
export function Consents() {
  const { register } = useWizardForm();
  return (
    <Box as="section" aria-label="Onaylar" display="grid" gap="1">
      <FieldSlot field="kvkkConsent">
        <CheckboxField
          {...register('kvkkConsent')}
          required
          label={<NoticeConsent sentence={consentSentences.kvkk} />}
          error={useFieldError('kvkkConsent')}
        />
      </FieldSlot>
      <FieldSlot field="communicationConsent">
        <CheckboxField
          {...register('communicationConsent')}
          required
          label={consentSentences.communication}
          error={useFieldError('communicationConsent')}
        />
      </FieldSlot>
      <DataRequestNote />
    </Box>
  );
}
